/**
 * @generated SignedSource<<016b15c9f934c5e93345de8cf8e62d14>>
 * @relayHash 06cae31669e47a4e4d8686c6f9e6381d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de3c6bf74ff34803b699ee2a89f8892bc658f0addf6ff94f5154332220a7afad

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
    readonly " $fragmentSpreads": FragmentRefs<"DaysNote_site">;
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "DaysNote_site"
          },
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
            "concreteType": "Brand",
            "kind": "LinkedField",
            "name": "brand",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "timeZone",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
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
    "id": "de3c6bf74ff34803b699ee2a89f8892bc658f0addf6ff94f5154332220a7afad",
    "metadata": {},
    "name": "BetFiltersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a125dc438fbca4d0158330849ea91fb5";

export default node;
