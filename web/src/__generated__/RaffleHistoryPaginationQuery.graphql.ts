/**
 * @generated SignedSource<<31d55f659df6879fae4bcc46c509247f>>
 * @relayHash d3ca054b970508678db909427ceb06ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 278ee40080e8889608b14b627784c06140ce3d15a7f14d02fd4bc8e4c9ed71b8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RaffleHistoryPaginationQuery$variables = {
  count?: number | null;
  cursor?: string | null;
  id: string;
};
export type RaffleHistoryPaginationQuery$data = {
  readonly node: {
    readonly " $fragmentSpreads": FragmentRefs<"RaffleHistory_member">;
  } | null;
};
export type RaffleHistoryPaginationQuery = {
  response: RaffleHistoryPaginationQuery$data;
  variables: RaffleHistoryPaginationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": 10,
    "kind": "LocalArgument",
    "name": "count"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "cursor"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v3 = {
  "kind": "ScalarField",
  "name": "id"
},
v4 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "cursor"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "count"
  },
  {
    "kind": "Literal",
    "name": "isUsed",
    "value": true
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "RaffleHistoryPaginationQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "args": [
              {
                "kind": "Variable",
                "name": "count",
                "variableName": "count"
              },
              {
                "kind": "Variable",
                "name": "cursor",
                "variableName": "cursor"
              }
            ],
            "kind": "FragmentSpread",
            "name": "RaffleHistory_member"
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RaffleHistoryPaginationQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": (v4/*:: as any*/),
                "concreteType": "RaffleTicketConnection",
                "kind": "LinkedField",
                "name": "raffleTickets",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "RaffleTicketEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "concreteType": "RaffleTicket",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v3/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "usedAt"
                          },
                          {
                            "concreteType": "RafflePrize",
                            "kind": "LinkedField",
                            "name": "prize",
                            "plural": false,
                            "selections": [
                              {
                                "kind": "ScalarField",
                                "name": "title"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "kind"
                              }
                            ]
                          },
                          (v2/*:: as any*/)
                        ]
                      },
                      {
                        "kind": "ScalarField",
                        "name": "cursor"
                      }
                    ]
                  },
                  {
                    "concreteType": "PageInfo",
                    "kind": "LinkedField",
                    "name": "pageInfo",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "endCursor"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "hasNextPage"
                      }
                    ]
                  }
                ]
              },
              {
                "args": (v4/*:: as any*/),
                "filters": [
                  "isUsed"
                ],
                "handle": "connection",
                "key": "RaffleHistory_raffleTickets",
                "kind": "LinkedHandle",
                "name": "raffleTickets"
              }
            ],
            "type": "Member"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "278ee40080e8889608b14b627784c06140ce3d15a7f14d02fd4bc8e4c9ed71b8",
    "metadata": {},
    "name": "RaffleHistoryPaginationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e4729226789e826cab2be75f3d166574";

export default node;
