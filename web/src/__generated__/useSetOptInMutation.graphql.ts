/**
 * @generated SignedSource<<4811d3152539f5226b58bd04ad7c4122>>
 * @relayHash 027e5c58a232f261434664dd4835719d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7621284948d40ee00be6f398ab7fa737f6938f1c3f3988cf7d8de6a011aec2d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SetJackpotOptInInput = {
  idempotencyKey: string;
  isOptedIn: boolean;
  jackpotId: string;
};
export type useSetOptInMutation$variables = {
  input: SetJackpotOptInInput;
};
export type useSetOptInMutation$data = {
  readonly setJackpotOptIn: {
    readonly member: {
      readonly " $fragmentSpreads": FragmentRefs<"OptedIn_member">;
    } | null;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useSetOptInMutation = {
  response: useSetOptInMutation$data;
  variables: useSetOptInMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetOptInMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetJackpotOptInPayload",
        "kind": "LinkedField",
        "name": "setJackpotOptIn",
        "plural": false,
        "selections": [
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
                "name": "OptedIn_member"
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetOptInMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetJackpotOptInPayload",
        "kind": "LinkedField",
        "name": "setJackpotOptIn",
        "plural": false,
        "selections": [
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
                "concreteType": "JackpotOptIn",
                "kind": "LinkedField",
                "name": "jackpotOptIns",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "jackpotId",
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
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a7621284948d40ee00be6f398ab7fa737f6938f1c3f3988cf7d8de6a011aec2d",
    "metadata": {},
    "name": "useSetOptInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ce70ca612073383fb6ff5c7e9ba94800";

export default node;
