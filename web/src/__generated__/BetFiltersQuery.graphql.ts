/**
 * @generated SignedSource<<4bd2552f8708e1392e96148e7144d3dc>>
 * @relayHash afab20a8ebd4afc3ec4cce21721e68d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b09e271d2ae2e9035331d3d249cece50b97608093464ac43bec0d77cce048525

import type { ConcreteRequest } from 'relay-runtime';
export type BetFiltersQuery$variables = Record<PropertyKey, never>;
export type BetFiltersQuery$data = {
  readonly site: {
    readonly gameMenu: ReadonlyArray<{
      readonly vendors: ReadonlyArray<{
        readonly vendor: {
          readonly code: string;
          readonly name: string | null;
        };
      }>;
    }> | null;
  };
};
export type BetFiltersQuery = {
  response: BetFiltersQuery$data;
  variables: BetFiltersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "code"
},
v1 = {
  "kind": "ScalarField",
  "name": "name"
},
v2 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "BetFiltersQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": {
              "concreteType": "GameMenuEntry",
              "kind": "LinkedField",
              "name": "gameMenu",
              "plural": true,
              "selections": [
                {
                  "concreteType": "GameMenuVendor",
                  "kind": "LinkedField",
                  "name": "vendors",
                  "plural": true,
                  "selections": [
                    {
                      "concreteType": "Vendor",
                      "kind": "LinkedField",
                      "name": "vendor",
                      "plural": false,
                      "selections": [
                        (v0/*:: as any*/),
                        {
                          "kind": "CatchField",
                          "field": (v1/*:: as any*/),
                          "to": "NULL"
                        }
                      ]
                    }
                  ]
                }
              ]
            },
            "to": "NULL"
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
    "name": "BetFiltersQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "concreteType": "GameMenuEntry",
            "kind": "LinkedField",
            "name": "gameMenu",
            "plural": true,
            "selections": [
              {
                "concreteType": "GameMenuVendor",
                "kind": "LinkedField",
                "name": "vendors",
                "plural": true,
                "selections": [
                  {
                    "concreteType": "Vendor",
                    "kind": "LinkedField",
                    "name": "vendor",
                    "plural": false,
                    "selections": [
                      (v0/*:: as any*/),
                      (v1/*:: as any*/),
                      (v2/*:: as any*/)
                    ]
                  }
                ]
              },
              (v2/*:: as any*/)
            ]
          },
          (v2/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "b09e271d2ae2e9035331d3d249cece50b97608093464ac43bec0d77cce048525",
    "metadata": {},
    "name": "BetFiltersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f994818ffa52abb3471eac52ffa7c61e";

export default node;
