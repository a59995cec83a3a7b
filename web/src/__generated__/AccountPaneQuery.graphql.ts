/**
 * @generated SignedSource<<c1a573c23ae81f393202b99eb184cd2d>>
 * @relayHash c73732dea4ddd1b78fe95f18a5f29227
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81625c8902a7303c3630d195107f0063d275d45655df955e5edc27939c81547e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountPaneQuery$variables = Record<PropertyKey, never>;
export type AccountPaneQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly internalID: string;
      readonly registeredAt: string | null;
      readonly " $fragmentSpreads": FragmentRefs<"AccountSettings_member" | "AccountSummary_member" | "AvatarChoices_member" | "SecuritySettings_member">;
    } | null;
  };
};
export type AccountPaneQuery = {
  response: AccountPaneQuery$data;
  variables: AccountPaneQuery$variables;
};

import Picture_image$normalization_graphql from './Picture_image$normalization.graphql';
import SecuritySettings_member$normalization_graphql from './SecuritySettings_member$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "internalID"
},
v1 = {
  "kind": "ScalarField",
  "name": "registeredAt"
},
v2 = {
  "fragment": Picture_image$normalization_graphql,
  "kind": "FragmentSpread"
},
v3 = {
  "kind": "ScalarField",
  "name": "url"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "AccountPaneQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "AccountSummary_member"
              },
              {
                "kind": "FragmentSpread",
                "name": "AvatarChoices_member"
              },
              {
                "kind": "FragmentSpread",
                "name": "SecuritySettings_member"
              },
              {
                "kind": "FragmentSpread",
                "name": "AccountSettings_member"
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
    "name": "AccountPaneQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "username"
              },
              {
                "kind": "ScalarField",
                "name": "nickname"
              },
              {
                "kind": "ScalarField",
                "name": "kind"
              },
              {
                "concreteType": "ClubLevel",
                "kind": "LinkedField",
                "name": "club",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "label"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "rank"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "color"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "secondaryColor"
                  }
                ]
              },
              {
                "concreteType": "LastLogin",
                "kind": "LinkedField",
                "name": "lastLogin",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "at"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "maskedAddress"
                  }
                ]
              },
              {
                "concreteType": "Image",
                "kind": "LinkedField",
                "name": "icon",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/)
                ]
              },
              {
                "concreteType": "Image",
                "kind": "LinkedField",
                "name": "avatar",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/)
                ]
              },
              {
                "concreteType": "AvatarChoice",
                "kind": "LinkedField",
                "name": "avatarChoices",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  {
                    "concreteType": "Image",
                    "kind": "LinkedField",
                    "name": "image",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
                      (v2/*:: as any*/)
                    ]
                  }
                ]
              },
              {
                "fragment": SecuritySettings_member$normalization_graphql,
                "kind": "FragmentSpread"
              },
              {
                "concreteType": "IdentityCheck",
                "kind": "LinkedField",
                "name": "identityCheck",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "status"
                  }
                ]
              },
              {
                "concreteType": "PlayBreak",
                "kind": "LinkedField",
                "name": "playBreak",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "until"
                  }
                ]
              },
              {
                "kind": "ScalarField",
                "name": "id"
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "81625c8902a7303c3630d195107f0063d275d45655df955e5edc27939c81547e",
    "metadata": {},
    "name": "AccountPaneQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "35cfc8629a22832f493f667530561373";

export default node;
