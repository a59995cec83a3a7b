/**
 * @generated SignedSource<<482ba13751f41bb257d870166066a293>>
 * @relayHash 582d5128d39d58a74468dc0d8a6b6cfe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94e5603c0492f12ce3185e2108aba9718b7b52051fafb0418518591a5e0eb074

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LoginHistoryPaginationQuery$variables = {
  count?: number | null;
  cursor?: string | null;
  id: string;
};
export type LoginHistoryPaginationQuery$data = {
  readonly node: {
    readonly " $fragmentSpreads": FragmentRefs<"LoginHistory_member">;
  } | null;
};
export type LoginHistoryPaginationQuery = {
  response: LoginHistoryPaginationQuery$data;
  variables: LoginHistoryPaginationQuery$variables;
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "LoginHistoryPaginationQuery",
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
            "name": "LoginHistory_member"
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
    "name": "LoginHistoryPaginationQuery",
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
                "concreteType": "LoginRecordConnection",
                "kind": "LinkedField",
                "name": "logins",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "LoginRecordEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "concreteType": "LoginRecord",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v3/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "at"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "method"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "secondFactor"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "outcome"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "device"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "maskedAddress"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "country"
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
                "key": "LoginHistory_logins",
                "kind": "LinkedHandle",
                "name": "logins"
              }
            ],
            "type": "Member"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "94e5603c0492f12ce3185e2108aba9718b7b52051fafb0418518591a5e0eb074",
    "metadata": {},
    "name": "LoginHistoryPaginationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "65ee181cc18119f5bd88a607e5132986";

export default node;
