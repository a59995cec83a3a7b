/**
 * @generated SignedSource<<83dcc3d1a64e3defc1f7a62ab120f871>>
 * @relayHash 9c203fd5c76d9a204cbd335af3c65db6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6652d04599247353a2314ae255cd5f810a74e3b58ad3b14ac2db761541bae6a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegisterCentreScreenQuery$variables = Record<PropertyKey, never>;
export type RegisterCentreScreenQuery$data = {
  readonly viewer: {
    readonly agent: {
      readonly rebate: string;
      readonly " $fragmentSpreads": FragmentRefs<"InviteLinks_agent" | "useMakeInviteLink_agent">;
    } | null;
  };
};
export type RegisterCentreScreenQuery = {
  response: RegisterCentreScreenQuery$data;
  variables: RegisterCentreScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "rebate"
},
v1 = {
  "kind": "ScalarField",
  "name": "id"
},
v2 = {
  "kind": "ScalarField",
  "name": "label"
},
v3 = {
  "kind": "ScalarField",
  "name": "kind"
},
v4 = {
  "kind": "ScalarField",
  "name": "expiresAt"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "RegisterCentreScreenQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Agent",
            "kind": "LinkedField",
            "name": "agent",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "InviteLinks_agent"
              },
              {
                "kind": "InlineDataFragmentSpread",
                "name": "useMakeInviteLink_agent",
                "selections": [
                  {
                    "concreteType": "InviteLink",
                    "kind": "LinkedField",
                    "name": "inviteLinks",
                    "plural": true,
                    "selections": [
                      (v1/*:: as any*/),
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
                      (v0/*:: as any*/),
                      (v4/*:: as any*/)
                    ]
                  }
                ],
                "argumentDefinitions": []
              }
            ]
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RegisterCentreScreenQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Agent",
            "kind": "LinkedField",
            "name": "agent",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "concreteType": "InviteLink",
                "kind": "LinkedField",
                "name": "inviteLinks",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "code"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "url"
                  },
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v0/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "isExpired"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "clickCount"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "signUpCount"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "firstDepositCount"
                  }
                ]
              },
              (v1/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "c6652d04599247353a2314ae255cd5f810a74e3b58ad3b14ac2db761541bae6a",
    "metadata": {},
    "name": "RegisterCentreScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8babf6e1b322ae479af961055b2bce20";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
