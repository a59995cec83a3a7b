/**
 * @generated SignedSource<<323cb817ccce7391fd29468a4dc4a54d>>
 * @relayHash 4b11b205389bf13d7a7e6801c2fbb2f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d84a931b73e70394341e270c714529e5a702ad04c06a955bd083b761ed3d2a9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SessionsScreenQuery$variables = Record<PropertyKey, never>;
export type SessionsScreenQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly " $fragmentSpreads": FragmentRefs<"LoginHistory_member">;
    } | null;
  };
};
export type SessionsScreenQuery = {
  response: SessionsScreenQuery$data;
  variables: SessionsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 10
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "SessionsScreenQuery",
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
                "kind": "FragmentSpread",
                "name": "LoginHistory_member"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SessionsScreenQuery",
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
                "args": (v0/*:: as any*/),
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
                          (v1/*:: as any*/),
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
                "storageKey": "logins(first:10)"
              },
              {
                "args": (v0/*:: as any*/),
                "handle": "connection",
                "key": "LoginHistory_logins",
                "kind": "LinkedHandle",
                "name": "logins"
              },
              (v1/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "8d84a931b73e70394341e270c714529e5a702ad04c06a955bd083b761ed3d2a9",
    "metadata": {},
    "name": "SessionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "47c4b555f6fbe368f654e9c08c0aea43";

export default node;
