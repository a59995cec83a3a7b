/**
 * @generated SignedSource<<63879e96a6b1fd76cd7a5a8596f6faa1>>
 * @relayHash 9c615cd66333a0c8b7c5f6b947a105fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c84636a8779885ac9e94a7f3dda613b930ad284dc49d8ec0fdc60938875935d4

import type { ConcreteRequest } from 'relay-runtime';
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
        readonly account: string;
        readonly details: {
          readonly otherCurrencies: ReadonlyArray<string>;
        };
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
  "name": "account"
},
v4 = {
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
v5 = {
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
                      (v3/*:: as any*/),
                      (v4/*:: as any*/)
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
                      (v3/*:: as any*/),
                      (v4/*:: as any*/),
                      (v5/*:: as any*/)
                    ]
                  }
                ]
              },
              (v5/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "c84636a8779885ac9e94a7f3dda613b930ad284dc49d8ec0fdc60938875935d4",
    "metadata": {},
    "name": "EmptyReportQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a5a550e46a783d252d68b2e56ce1cae9";

export default node;
