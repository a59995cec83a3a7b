/**
 * @generated SignedSource<<9ae0c9a8a6e9903f5eb06400bbe07dea>>
 * @relayHash d3915e2ff926d5882519dabcc5c11256
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04e489109bdb9f60543002721cf29312c83d3763800b9b943dd4c3f5a222d140

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JackpotWinnersPaginationQuery$variables = {
  count?: number | null;
  cursor?: string | null;
  id: string;
};
export type JackpotWinnersPaginationQuery$data = {
  readonly node: {
    readonly " $fragmentSpreads": FragmentRefs<"JackpotWinners_site">;
  } | null;
};
export type JackpotWinnersPaginationQuery = {
  response: JackpotWinnersPaginationQuery$data;
  variables: JackpotWinnersPaginationQuery$variables;
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
v4 = {
  "kind": "ScalarField",
  "name": "key"
},
v5 = {
  "kind": "ScalarField",
  "name": "name"
},
v6 = {
  "kind": "ScalarField",
  "name": "account"
},
v7 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
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
v8 = {
  "concreteType": "Game",
  "kind": "LinkedField",
  "name": "game",
  "plural": false,
  "selections": [
    (v5/*:: as any*/),
    (v3/*:: as any*/)
  ]
},
v9 = {
  "kind": "ScalarField",
  "name": "wonAt"
},
v10 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "cursor"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "count"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "JackpotWinnersPaginationQuery",
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
            "name": "JackpotWinners_site"
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
    "name": "JackpotWinnersPaginationQuery",
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
                "concreteType": "JackpotWin",
                "kind": "LinkedField",
                "name": "jackpotWins",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v3/*:: as any*/)
                ]
              },
              {
                "args": (v10/*:: as any*/),
                "concreteType": "JackpotWinConnection",
                "kind": "LinkedField",
                "name": "jackpotWinners",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "JackpotWinEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "concreteType": "JackpotWin",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/),
                          (v5/*:: as any*/),
                          (v6/*:: as any*/),
                          (v7/*:: as any*/),
                          (v8/*:: as any*/),
                          (v9/*:: as any*/),
                          (v3/*:: as any*/),
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
                "args": (v10/*:: as any*/),
                "handle": "connection",
                "key": "JackpotWinners_jackpotWinners",
                "kind": "LinkedHandle",
                "name": "jackpotWinners"
              }
            ],
            "type": "Site"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "04e489109bdb9f60543002721cf29312c83d3763800b9b943dd4c3f5a222d140",
    "metadata": {},
    "name": "JackpotWinnersPaginationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b3cda98f16dc1dec3827b0e4b7594593";

export default node;
