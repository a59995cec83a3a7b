/**
 * @generated SignedSource<<61ab4c60a801f05735b6de5140a4dc47>>
 * @relayHash a23df48c648cac21f4c182b364a0b429
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9bb9c67514edc2517ec0d9913dc79ea24fc9559bc07fd463109e993e66dac1d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LotteryKind = "FIVE_DIGITS" | "RACE" | "THREE_DICE" | "THREE_DIGITS" | "UNKNOWN" | "VIETNAM_NORTH" | "VIETNAM_SOUTH" | "%future added value";
export type LotteryResultsQuery$variables = {
  after?: string | null;
  first: number;
  id: string;
};
export type LotteryResultsQuery$data = {
  readonly node: {
    readonly code?: string;
    readonly kind?: LotteryKind;
    readonly results?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly isGenerated: boolean;
          readonly " $fragmentSpreads": FragmentRefs<"ResultRow_draw">;
        };
      }>;
      readonly totalCount: number;
      readonly " $fragmentSpreads": FragmentRefs<"Pagination_page">;
    };
  } | null;
};
export type LotteryResultsQuery = {
  response: LotteryResultsQuery$data;
  variables: LotteryResultsQuery$variables;
};

import Pagination_page$normalization_graphql from './Pagination_page$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v4 = {
  "kind": "ScalarField",
  "name": "code"
},
v5 = {
  "kind": "ScalarField",
  "name": "kind"
},
v6 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  }
],
v7 = {
  "kind": "ScalarField",
  "name": "totalCount"
},
v8 = {
  "kind": "ScalarField",
  "name": "id"
},
v9 = {
  "kind": "ScalarField",
  "name": "isGenerated"
},
v10 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v11 = {
  "kind": "ScalarField",
  "name": "numbers"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "LotteryResultsQuery",
    "selections": [
      {
        "args": (v3/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "args": (v6/*:: as any*/),
                "concreteType": "LotteryDrawConnection",
                "kind": "LinkedField",
                "name": "results",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  {
                    "concreteType": "LotteryDrawEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "concreteType": "LotteryDraw",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v8/*:: as any*/),
                          (v9/*:: as any*/),
                          {
                            "kind": "FragmentSpread",
                            "name": "ResultRow_draw"
                          }
                        ]
                      }
                    ]
                  },
                  {
                    "kind": "FragmentSpread",
                    "name": "Pagination_page"
                  }
                ]
              }
            ],
            "type": "Lottery"
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "LotteryResultsQuery",
    "selections": [
      {
        "args": (v3/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v10/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "args": (v6/*:: as any*/),
                "concreteType": "LotteryDrawConnection",
                "kind": "LinkedField",
                "name": "results",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  {
                    "concreteType": "LotteryDrawEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "concreteType": "LotteryDraw",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v8/*:: as any*/),
                          (v9/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "number"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "drawsAt"
                          },
                          (v11/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "seed"
                          },
                          {
                            "concreteType": "LotteryPrize",
                            "kind": "LinkedField",
                            "name": "prizes",
                            "plural": true,
                            "selections": [
                              (v10/*:: as any*/),
                              (v4/*:: as any*/),
                              (v11/*:: as any*/)
                            ]
                          },
                          {
                            "kind": "ScalarField",
                            "name": "commitment"
                          }
                        ]
                      }
                    ]
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "fragment": Pagination_page$normalization_graphql,
                        "kind": "FragmentSpread"
                      }
                    ],
                    "type": "Page",
                    "abstractKey": "__isPage"
                  }
                ]
              }
            ],
            "type": "Lottery"
          },
          (v8/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "d9bb9c67514edc2517ec0d9913dc79ea24fc9559bc07fd463109e993e66dac1d",
    "metadata": {},
    "name": "LotteryResultsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f8b938df9be487fe1b90541ce22e98a5";

export default node;
