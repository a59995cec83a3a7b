/**
 * @generated SignedSource<<ce6be07f97a93230dc1ed7115f107460>>
 * @relayHash f9f9236e1b275577812648dc77179d99
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27eb9d90b57aff77bbe9862c227c474b41f8ff79b9c31aea9bb1af8086d748cc

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ActionListPaginationQuery$variables = {
  account?: string | null;
  count?: number | null;
  cursor?: string | null;
  id: string;
};
export type ActionListPaginationQuery$data = {
  readonly node: {
    readonly " $fragmentSpreads": FragmentRefs<"ActionList_agent">;
  } | null;
};
export type ActionListPaginationQuery = {
  response: ActionListPaginationQuery$data;
  variables: ActionListPaginationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "account"
  },
  {
    "defaultValue": 20,
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
  "kind": "Variable",
  "name": "account",
  "variableName": "account"
},
v3 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v4 = {
  "kind": "ScalarField",
  "name": "id"
},
v5 = [
  (v2/*:: as any*/),
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
    "name": "ActionListPaginationQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "args": [
              (v2/*:: as any*/),
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
            "name": "ActionList_agent"
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
    "name": "ActionListPaginationQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": (v5/*:: as any*/),
                "concreteType": "AgentActionConnection",
                "kind": "LinkedField",
                "name": "actions",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "AgentActionEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "concreteType": "AgentAction",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "kind"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "at"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "agent"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "by"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "account"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "reason"
                          },
                          {
                            "concreteType": "AgentActionChange",
                            "kind": "LinkedField",
                            "name": "changes",
                            "plural": true,
                            "selections": [
                              {
                                "kind": "ScalarField",
                                "name": "field"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "before"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "after"
                              }
                            ]
                          },
                          (v3/*:: as any*/)
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
                "args": (v5/*:: as any*/),
                "filters": [
                  "account"
                ],
                "handle": "connection",
                "key": "ActionList_actions",
                "kind": "LinkedHandle",
                "name": "actions"
              }
            ],
            "type": "Agent"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "27eb9d90b57aff77bbe9862c227c474b41f8ff79b9c31aea9bb1af8086d748cc",
    "metadata": {},
    "name": "ActionListPaginationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0bd57db353114a37bc29c6051f339065";

export default node;
