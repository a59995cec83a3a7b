/**
 * @generated SignedSource<<f5ec35cc228f2d9c3c9d4e1f6b6a5f16>>
 * @relayHash 1d9b4aeb9b3097c3e1f4887fc1406e8d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26c2f708a1535818278dd51e5977ce70b7bc260dce8bf3857d72ab9044685722

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FreeSpinsListPaginationQuery$variables = {
  count?: number | null;
  cursor?: string | null;
  id: string;
};
export type FreeSpinsListPaginationQuery$data = {
  readonly node: {
    readonly " $fragmentSpreads": FragmentRefs<"FreeSpinsList_member">;
  } | null;
};
export type FreeSpinsListPaginationQuery = {
  response: FreeSpinsListPaginationQuery$data;
  variables: FreeSpinsListPaginationQuery$variables;
};

import FreeSpinsCard_freeSpins$normalization_graphql from './FreeSpinsCard_freeSpins$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": 5,
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "FreeSpinsListPaginationQuery",
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
            "name": "FreeSpinsList_member"
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
    "name": "FreeSpinsListPaginationQuery",
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
                "concreteType": "FreeSpinsConnection",
                "kind": "LinkedField",
                "name": "freeSpins",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "FreeSpinsEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "concreteType": "FreeSpins",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v3/*:: as any*/),
                          {
                            "fragment": FreeSpinsCard_freeSpins$normalization_graphql,
                            "kind": "FragmentSpread"
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
                "handle": "connection",
                "key": "FreeSpinsList_freeSpins",
                "kind": "LinkedHandle",
                "name": "freeSpins"
              }
            ],
            "type": "Member"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "26c2f708a1535818278dd51e5977ce70b7bc260dce8bf3857d72ab9044685722",
    "metadata": {},
    "name": "FreeSpinsListPaginationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dcea407d65728533143382c4ba40d5e3";

export default node;
