/**
 * @generated SignedSource<<5b677a10bf1db478ed966663d4f6e7ec>>
 * @relayHash dd9c0b116988be3de9b385bac0c73818
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64a7616f632184185b7b357fbeeeda6f313cd0041526088469d5ed264e6e8967

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useMakeInviteLinkQuery$variables = Record<PropertyKey, never>;
export type useMakeInviteLinkQuery$data = {
  readonly viewer: {
    readonly agent: {
      readonly " $fragmentSpreads": FragmentRefs<"InviteLinks_agent" | "useMakeInviteLink_agent">;
    } | null;
  };
};
export type useMakeInviteLinkQuery = {
  response: useMakeInviteLinkQuery$data;
  variables: useMakeInviteLinkQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = {
  "kind": "ScalarField",
  "name": "label"
},
v2 = {
  "kind": "ScalarField",
  "name": "kind"
},
v3 = {
  "kind": "ScalarField",
  "name": "rebate"
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
    "name": "useMakeInviteLinkQuery",
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
                      (v0/*:: as any*/),
                      (v1/*:: as any*/),
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
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
    "name": "useMakeInviteLinkQuery",
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
              {
                "concreteType": "InviteLink",
                "kind": "LinkedField",
                "name": "inviteLinks",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "internalID"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "code"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "url"
                  },
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
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
              (v0/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "64a7616f632184185b7b357fbeeeda6f313cd0041526088469d5ed264e6e8967",
    "metadata": {},
    "name": "useMakeInviteLinkQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9f5d15b2521bce02841bd2ab69ad6304";

export default node;
