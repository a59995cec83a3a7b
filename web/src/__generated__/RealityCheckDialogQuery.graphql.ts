/**
 * @generated SignedSource<<3c890631368dbc8236aa742e26b422ce>>
 * @relayHash cab326bf8c579107bc3f7cfa9bb1147a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9cac6d128b760a3b9b39c12b01f45dc76bcdb19217a49447090b63ceeca9577

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RealityCheckDialogQuery$variables = Record<PropertyKey, never>;
export type RealityCheckDialogQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly realityCheck: {
        readonly serverTime: string;
        readonly " $fragmentSpreads": FragmentRefs<"RealityCheckQuestion_check">;
      };
      readonly realityCheckAt: string | null;
    } | null;
  };
};
export type RealityCheckDialogQuery = {
  response: RealityCheckDialogQuery$data;
  variables: RealityCheckDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "realityCheckAt"
},
v1 = {
  "kind": "ScalarField",
  "name": "serverTime"
},
v2 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "RealityCheckDialogQuery",
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
              (v0/*:: as any*/),
              {
                "concreteType": "RealityCheck",
                "kind": "LinkedField",
                "name": "realityCheck",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "kind": "FragmentSpread",
                    "name": "RealityCheckQuestion_check"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RealityCheckDialogQuery",
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
              (v0/*:: as any*/),
              {
                "concreteType": "RealityCheck",
                "kind": "LinkedField",
                "name": "realityCheck",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "startedAt"
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "staked",
                    "plural": false,
                    "selections": (v2/*:: as any*/)
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "won",
                    "plural": false,
                    "selections": (v2/*:: as any*/)
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "net",
                    "plural": false,
                    "selections": (v2/*:: as any*/)
                  }
                ]
              },
              {
                "kind": "ScalarField",
                "name": "id"
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "c9cac6d128b760a3b9b39c12b01f45dc76bcdb19217a49447090b63ceeca9577",
    "metadata": {},
    "name": "RealityCheckDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dddecc5d96b6116c04b63157ad31a0c1";

export default node;
