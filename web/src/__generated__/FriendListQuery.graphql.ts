/**
 * @generated SignedSource<<8139aafb896ed8658d22b45cd17edaff>>
 * @relayHash f30dbbd2481827ee3d8effafc799a3ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff7d374b10117b0b2cdd58cc99e1b65105ca6dc693ddd6fb0c0dfef17c8c1328

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type PeriodPreset = "LAST_30" | "LAST_7" | "LAST_MONTH" | "LAST_WEEK" | "NEXT_30" | "NEXT_7" | "THIS_MONTH" | "THIS_WEEK" | "TODAY" | "YESTERDAY" | "%future added value";
export type ReferralFriendFilter = {
  period?: PeriodInput | null;
};
export type PeriodInput = {
  days: DayRangeInput;
  preset?: never;
} | {
  days?: never;
  preset: PeriodPreset;
};
export type DayRangeInput = {
  from: string;
  fromTime?: string | null;
  to: string;
  toTime?: string | null;
};
export type FriendListQuery$variables = {
  after?: string | null;
  filter?: ReferralFriendFilter | null;
};
export type FriendListQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly referral: {
        readonly page: Result<{
          readonly edges: ReadonlyArray<{
            readonly node: {
              readonly id: string;
              readonly " $fragmentSpreads": FragmentRefs<"FriendRow_friend">;
            };
          }>;
          readonly " $fragmentSpreads": FragmentRefs<"RecordList_page">;
        }, unknown>;
      } | null;
    } | null;
  };
};
export type FriendListQuery = {
  response: FriendListQuery$data;
  variables: FriendListQuery$variables;
};

import RecordList_page$normalization_graphql from './RecordList_page$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v2 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "FriendListQuery",
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
              {
                "concreteType": "Referral",
                "kind": "LinkedField",
                "name": "referral",
                "plural": false,
                "selections": [
                  {
                    "kind": "CatchField",
                    "field": {
                      "alias": "page",
                      "args": (v2/*:: as any*/),
                      "concreteType": "ReferralFriendConnection",
                      "kind": "LinkedField",
                      "name": "friends",
                      "plural": false,
                      "selections": [
                        {
                          "concreteType": "ReferralFriendEdge",
                          "kind": "LinkedField",
                          "name": "edges",
                          "plural": true,
                          "selections": [
                            {
                              "concreteType": "ReferralFriend",
                              "kind": "LinkedField",
                              "name": "node",
                              "plural": false,
                              "selections": [
                                (v3/*:: as any*/),
                                {
                                  "kind": "FragmentSpread",
                                  "name": "FriendRow_friend"
                                }
                              ]
                            }
                          ]
                        },
                        {
                          "kind": "FragmentSpread",
                          "name": "RecordList_page"
                        }
                      ]
                    },
                    "to": "RESULT"
                  }
                ]
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "FriendListQuery",
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
              {
                "concreteType": "Referral",
                "kind": "LinkedField",
                "name": "referral",
                "plural": false,
                "selections": [
                  {
                    "alias": "page",
                    "args": (v2/*:: as any*/),
                    "concreteType": "ReferralFriendConnection",
                    "kind": "LinkedField",
                    "name": "friends",
                    "plural": false,
                    "selections": [
                      {
                        "concreteType": "ReferralFriendEdge",
                        "kind": "LinkedField",
                        "name": "edges",
                        "plural": true,
                        "selections": [
                          {
                            "concreteType": "ReferralFriend",
                            "kind": "LinkedField",
                            "name": "node",
                            "plural": false,
                            "selections": [
                              (v3/*:: as any*/),
                              {
                                "kind": "ScalarField",
                                "name": "maskedName"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "registeredAt"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "isVerified"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "hasDeposited"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "hasPlayed"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "qualifiedAt"
                              },
                              {
                                "concreteType": "Money",
                                "kind": "LinkedField",
                                "name": "reward",
                                "plural": false,
                                "selections": [
                                  {
                                    "kind": "ScalarField",
                                    "name": "amount"
                                  },
                                  {
                                    "kind": "ScalarField",
                                    "name": "currency"
                                  }
                                ]
                              }
                            ]
                          }
                        ]
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "fragment": RecordList_page$normalization_graphql,
                            "kind": "FragmentSpread"
                          }
                        ],
                        "type": "Page",
                        "abstractKey": "__isPage"
                      }
                    ]
                  }
                ]
              },
              (v3/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "ff7d374b10117b0b2cdd58cc99e1b65105ca6dc693ddd6fb0c0dfef17c8c1328",
    "metadata": {},
    "name": "FriendListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "762410b35bad5a647926022c7b12b134";

export default node;
