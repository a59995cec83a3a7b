/**
 * @generated SignedSource<<9c99be1b1449b6fa034025561c32f2b6>>
 * @relayHash f3c807bd1aae0e419017ced39ed098d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9dae2033f91bd55119306f08b51693a7865cb3ba27d9df7c63fcf40555153666

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RaffleScreenQuery$variables = Record<PropertyKey, never>;
export type RaffleScreenQuery$data = {
  readonly site: {
    readonly brand: {
      readonly timeZone: string | null;
    } | null;
    readonly raffle: {
      readonly " $fragmentSpreads": FragmentRefs<"RaffleOdds_raffle" | "RafflePlay_raffle">;
    } | null;
  };
  readonly viewer: {
    readonly member: {
      readonly unused: {
        readonly totalCount: number;
      };
      readonly " $fragmentSpreads": FragmentRefs<"RaffleHistory_member" | "RafflePlay_member">;
    } | null;
  };
};
export type RaffleScreenQuery = {
  response: RaffleScreenQuery$data;
  variables: RaffleScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "concreteType": "Brand",
  "kind": "LinkedField",
  "name": "brand",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "timeZone"
    }
  ]
},
v1 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  },
  {
    "kind": "Literal",
    "name": "isUsed",
    "value": false
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "totalCount"
},
v3 = {
  "kind": "ScalarField",
  "name": "id"
},
v4 = {
  "kind": "ScalarField",
  "name": "title"
},
v5 = {
  "kind": "ScalarField",
  "name": "kind"
},
v6 = {
  "kind": "ScalarField",
  "name": "amount"
},
v7 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 10
  },
  {
    "kind": "Literal",
    "name": "isUsed",
    "value": true
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "RaffleScreenQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": (v0/*:: as any*/),
            "to": "NULL"
          },
          {
            "concreteType": "Raffle",
            "kind": "LinkedField",
            "name": "raffle",
            "plural": false,
            "selections": [
              {
                "kind": "FragmentSpread",
                "name": "RafflePlay_raffle"
              },
              {
                "kind": "FragmentSpread",
                "name": "RaffleOdds_raffle"
              }
            ]
          }
        ]
      },
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": {
              "concreteType": "Member",
              "kind": "LinkedField",
              "name": "member",
              "plural": false,
              "selections": [
                {
                  "alias": "unused",
                  "args": (v1/*:: as any*/),
                  "concreteType": "RaffleTicketConnection",
                  "kind": "LinkedField",
                  "name": "raffleTickets",
                  "plural": false,
                  "selections": [
                    (v2/*:: as any*/)
                  ],
                  "storageKey": "raffleTickets(first:1,isUsed:false)"
                },
                {
                  "kind": "FragmentSpread",
                  "name": "RafflePlay_member"
                },
                {
                  "kind": "FragmentSpread",
                  "name": "RaffleHistory_member"
                }
              ]
            },
            "to": "NULL"
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
    "name": "RaffleScreenQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "concreteType": "Raffle",
            "kind": "LinkedField",
            "name": "raffle",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "concreteType": "RafflePrize",
                "kind": "LinkedField",
                "name": "prizes",
                "plural": true,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "internalID"
                  },
                  (v5/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "amount",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/)
                    ]
                  },
                  {
                    "kind": "ScalarField",
                    "name": "odds"
                  }
                ]
              },
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "depositForTicket",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "currency"
                  }
                ]
              },
              {
                "kind": "ScalarField",
                "name": "mostTicketsOfDeposit"
              },
              {
                "concreteType": "BonusTerms",
                "kind": "LinkedField",
                "name": "bonusTerms",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "turnover"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "hours"
                  }
                ]
              }
            ]
          },
          (v3/*:: as any*/)
        ]
      },
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
                "alias": "unused",
                "args": (v1/*:: as any*/),
                "concreteType": "RaffleTicketConnection",
                "kind": "LinkedField",
                "name": "raffleTickets",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
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
                          (v3/*:: as any*/)
                        ]
                      }
                    ]
                  }
                ],
                "storageKey": "raffleTickets(first:1,isUsed:false)"
              },
              {
                "args": (v7/*:: as any*/),
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
                              (v4/*:: as any*/),
                              (v5/*:: as any*/)
                            ]
                          },
                          {
                            "kind": "ScalarField",
                            "name": "__typename"
                          }
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
                ],
                "storageKey": "raffleTickets(first:10,isUsed:true)"
              },
              {
                "args": (v7/*:: as any*/),
                "filters": [
                  "isUsed"
                ],
                "handle": "connection",
                "key": "RaffleHistory_raffleTickets",
                "kind": "LinkedHandle",
                "name": "raffleTickets"
              },
              (v3/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "9dae2033f91bd55119306f08b51693a7865cb3ba27d9df7c63fcf40555153666",
    "metadata": {},
    "name": "RaffleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e58c650a1451ced1720b14308375d25c";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
