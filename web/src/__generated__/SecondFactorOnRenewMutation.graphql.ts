/**
 * @generated SignedSource<<79bb09d2fff5a65267b30d4776ade521>>
 * @relayHash 1bf6bbc75de82ea4877cb0ea4257f829
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d98ec56c4f63cfb00ef62752e465d5e40d6bf94f7f82847a10d231e676a5639

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecondFactorOnRenewMutation$variables = Record<PropertyKey, never>;
export type SecondFactorOnRenewMutation$data = {
  readonly renewRecoveryCodes: {
    readonly member: {
      readonly " $fragmentSpreads": FragmentRefs<"SecondFactorScreen_member">;
    } | null;
    readonly recoveryCodes: ReadonlyArray<string> | null;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type SecondFactorOnRenewMutation = {
  response: SecondFactorOnRenewMutation$data;
  variables: SecondFactorOnRenewMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "recoveryCodes",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SecondFactorOnRenewMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "RenewRecoveryCodesPayload",
        "kind": "LinkedField",
        "name": "renewRecoveryCodes",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SecondFactorScreen_member"
              }
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SecondFactorOnRenewMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "RenewRecoveryCodesPayload",
        "kind": "LinkedField",
        "name": "renewRecoveryCodes",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AccountSecurity",
                "kind": "LinkedField",
                "name": "security",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SecondFactor",
                    "kind": "LinkedField",
                    "name": "secondFactor",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "enabledAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "recoveryCodesLeft",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8d98ec56c4f63cfb00ef62752e465d5e40d6bf94f7f82847a10d231e676a5639",
    "metadata": {},
    "name": "SecondFactorOnRenewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bcda19e8a23e84498ccc1fc442f9c49e";

export default node;
