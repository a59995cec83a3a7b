/**
 * @generated SignedSource<<ee2f690bc91086aea0c031fdfa7d0ce2>>
 * @relayHash b4e2b5abdd0c1152b7e571e29c3b371f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d73b7f16e91f4c2cb05745981b97f916ffcb6a76210f4bc265c2f380eb77325b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type DownlineSortKey = "ACCOUNT" | "BALANCE" | "LAST_LOGIN" | "REBATE" | "REGISTERED" | "%future added value";
export type SortDirection = "ASCENDING" | "DESCENDING" | "%future added value";
export type DownlineFilter = {
  hasDeposited?: boolean | null;
  inviteLink?: string | null;
  isOnline?: boolean | null;
  keyword?: string | null;
  parent?: string | null;
};
export type DownlineSort = {
  by: DownlineSortKey;
  direction: SortDirection;
};
export type DownlineScreenQuery$variables = {
  after?: string | null;
  filter?: DownlineFilter | null;
  first: number;
  sort?: DownlineSort | null;
};
export type DownlineScreenQuery$data = {
  readonly viewer: {
    readonly agent: {
      readonly page: Result<{
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly hasDeposited: boolean | null;
            readonly id: string;
            readonly " $fragmentSpreads": FragmentRefs<"DownlineRow_account">;
          };
        }>;
        readonly path: ReadonlyArray<string>;
        readonly totalCount: number;
        readonly " $fragmentSpreads": FragmentRefs<"RecordList_page">;
      }, unknown>;
    } | null;
  };
};
export type DownlineScreenQuery = {
  response: DownlineScreenQuery$data;
  variables: DownlineScreenQuery$variables;
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
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v4 = [
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
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "sort",
    "variableName": "sort"
  }
],
v5 = {
  "kind": "ScalarField",
  "name": "totalCount"
},
v6 = {
  "kind": "ScalarField",
  "name": "path"
},
v7 = {
  "kind": "ScalarField",
  "name": "id"
},
v8 = {
  "kind": "ScalarField",
  "name": "hasDeposited"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "DownlineScreenQuery",
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
                "kind": "CatchField",
                "field": {
                  "alias": "page",
                  "args": (v4/*:: as any*/),
                  "concreteType": "DownlineConnection",
                  "kind": "LinkedField",
                  "name": "downline",
                  "plural": false,
                  "selections": [
                    (v5/*:: as any*/),
                    (v6/*:: as any*/),
                    {
                      "concreteType": "DownlineEdge",
                      "kind": "LinkedField",
                      "name": "edges",
                      "plural": true,
                      "selections": [
                        {
                          "concreteType": "DownlineAccount",
                          "kind": "LinkedField",
                          "name": "node",
                          "plural": false,
                          "selections": [
                            (v7/*:: as any*/),
                            (v8/*:: as any*/),
                            {
                              "kind": "FragmentSpread",
                              "name": "DownlineRow_account"
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
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "DownlineScreenQuery",
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
                "alias": "page",
                "args": (v4/*:: as any*/),
                "concreteType": "DownlineConnection",
                "kind": "LinkedField",
                "name": "downline",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "concreteType": "DownlineEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "concreteType": "DownlineAccount",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v7/*:: as any*/),
                          (v8/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "account"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "kind"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "level"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "childCount"
                          },
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "balance",
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
                          },
                          {
                            "kind": "ScalarField",
                            "name": "rebate"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "registeredAt"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "lastLoginAt"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "status"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "isOnline"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "canBet"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "canTransfer"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "canWithdraw"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "noteCount"
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
              },
              (v7/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "d73b7f16e91f4c2cb05745981b97f916ffcb6a76210f4bc265c2f380eb77325b",
    "metadata": {},
    "name": "DownlineScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1ce4c4b97ace1354c449b127342dbea9";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
