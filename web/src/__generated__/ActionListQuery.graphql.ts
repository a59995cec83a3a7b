/**
 * @generated SignedSource<<a6e4a3ef176b86880376c66206c854f6>>
 * @relayHash baee7c9e3e928b94462b3407a1642964
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f9ecef938e435a2eaf4f0b8c3b302be70eb92274613712b8a40190294657dd6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ActionListQuery$variables = {
  account?: string | null;
};
export type ActionListQuery$data = {
  readonly viewer: {
    readonly agent: {
      readonly " $fragmentSpreads": FragmentRefs<"ActionList_agent">;
    } | null;
  };
};
export type ActionListQuery = {
  response: ActionListQuery$data;
  variables: ActionListQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "account"
  }
],
v1 = {
  "kind": "Variable",
  "name": "account",
  "variableName": "account"
},
v2 = [
  (v1/*:: as any*/),
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ActionListQuery",
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
                "args": [
                  (v1/*:: as any*/)
                ],
                "kind": "FragmentSpread",
                "name": "ActionList_agent"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ActionListQuery",
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
                "args": (v2/*:: as any*/),
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
                          (v3/*:: as any*/),
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
                ]
              },
              {
                "args": (v2/*:: as any*/),
                "filters": [
                  "account"
                ],
                "handle": "connection",
                "key": "ActionList_actions",
                "kind": "LinkedHandle",
                "name": "actions"
              },
              (v3/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "3f9ecef938e435a2eaf4f0b8c3b302be70eb92274613712b8a40190294657dd6",
    "metadata": {},
    "name": "ActionListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7028518621604ec6ff98e8a65b76da38";

export default node;
