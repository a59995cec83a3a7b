/**
 * @generated SignedSource<<9e1f113a90df841ef33ee1ab2eea9527>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "BetFiltersQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "concreteType": "GameMenuEntry",
              "kind": "LinkedField",
              "name": "gameMenu",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "GameMenuVendor",
                  "kind": "LinkedField",
                  "name": "vendors",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
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
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            "to": "NULL"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BetFiltersQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "GameMenuEntry",
            "kind": "LinkedField",
            "name": "gameMenu",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "GameMenuVendor",
                "kind": "LinkedField",
                "name": "vendors",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Vendor",
                    "kind": "LinkedField",
                    "name": "vendor",
                    "plural": false,
                    "selections": [
                      (v0/*:: as any*/),
                      (v1/*:: as any*/),
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
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
