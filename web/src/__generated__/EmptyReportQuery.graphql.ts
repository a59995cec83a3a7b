/**
 * @generated SignedSource<<9bb10beeb78c78fb119c4f3b42996805>>
 * @relayHash 41892e8c19a07e9c7ff1ba2735c898a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 603ff36a10feaa81a7b0a00d344b7f6918e533ed49eac7a524598b1c0802339e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmptyReportQuery$variables = {
  account: string;
  isOfOne: boolean;
};
export type EmptyReportQuery$data = {
  readonly viewer: {
    readonly agent: {
      readonly downline: {
        readonly totalCount: number;
      };
      readonly downlineAccount?: {
        readonly " $fragmentSpreads": FragmentRefs<"OtherCurrencies_account">;
      } | null;
    } | null;
  };
};
export type EmptyReportQuery = {
  response: EmptyReportQuery$data;
  variables: EmptyReportQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "account"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isOfOne"
  }
],
v1 = {
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 1
    }
  ],
  "concreteType": "DownlineConnection",
  "kind": "LinkedField",
  "name": "downline",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "totalCount"
    }
  ],
  "storageKey": "downline(first:1)"
},
v2 = [
  {
    "kind": "Variable",
    "name": "account",
    "variableName": "account"
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
    "name": "EmptyReportQuery",
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
              (v1/*:: as any*/),
              {
                "condition": "isOfOne",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "args": (v2/*:: as any*/),
                    "concreteType": "DownlineAccount",
                    "kind": "LinkedField",
                    "name": "downlineAccount",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "FragmentSpread",
                        "name": "OtherCurrencies_account"
                      }
                    ]
                  }
                ]
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
    "name": "EmptyReportQuery",
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
              (v1/*:: as any*/),
              {
                "condition": "isOfOne",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "args": (v2/*:: as any*/),
                    "concreteType": "DownlineAccount",
                    "kind": "LinkedField",
                    "name": "downlineAccount",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "account"
                      },
                      {
                        "concreteType": "DownlineDetails",
                        "kind": "LinkedField",
                        "name": "details",
                        "plural": false,
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "otherCurrencies"
                          }
                        ]
                      },
                      (v3/*:: as any*/)
                    ]
                  }
                ]
              },
              (v3/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "603ff36a10feaa81a7b0a00d344b7f6918e533ed49eac7a524598b1c0802339e",
    "metadata": {},
    "name": "EmptyReportQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2eb5e23d2d2b7901b9fcfc83b5ffc145";

export default node;
