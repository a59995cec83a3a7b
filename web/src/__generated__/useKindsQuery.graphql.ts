/**
 * @generated SignedSource<<39d6bb76d2d6d156f8f0c79fc1caf90c>>
 * @relayHash 5c7c8dff50d89c26412a5ce15dbc6e2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cba3ab6d9d711bd88f0990189d2dbacdb19fbabb865fee8734aae0d79a0ed225

import type { ConcreteRequest } from 'relay-runtime';
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "LIVE" | "PVP" | "RNG" | "SPORTS" | "%future added value";
export type useKindsQuery$variables = {
  isOneVendor: boolean;
  vendorId: string;
};
export type useKindsQuery$data = {
  readonly node?: {
    readonly gameTypes?: ReadonlyArray<{
      readonly category: GameCategory | null;
      readonly classification: string;
      readonly gameCount: number;
      readonly title: string;
    }> | null;
  } | null;
  readonly site?: {
    readonly gameMenu: ReadonlyArray<{
      readonly category: GameCategory;
      readonly gameTypes: ReadonlyArray<{
        readonly category: GameCategory | null;
        readonly classification: string;
        readonly gameCount: number;
        readonly title: string;
      }> | null;
    }> | null;
  };
};
export type useKindsQuery = {
  response: useKindsQuery$data;
  variables: useKindsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isOneVendor"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "vendorId"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "vendorId"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "VendorGameType",
  "kind": "LinkedField",
  "name": "gameTypes",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "classification",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gameCount",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "kind": "CatchField",
  "field": (v4/*:: as any*/),
  "to": "NULL"
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useKindsQuery",
    "selections": [
      {
        "condition": "isOneVendor",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "kind": "InlineFragment",
                "selections": [
                  (v5/*:: as any*/)
                ],
                "type": "Vendor",
                "abstractKey": null
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "isOneVendor",
        "kind": "Condition",
        "passingValue": false,
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
                    (v3/*:: as any*/),
                    (v5/*:: as any*/)
                  ],
                  "storageKey": null
                },
                "to": "NULL"
              }
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useKindsQuery",
    "selections": [
      {
        "condition": "isOneVendor",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v4/*:: as any*/)
                ],
                "type": "Vendor",
                "abstractKey": null
              },
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "isOneVendor",
        "kind": "Condition",
        "passingValue": false,
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
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              },
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "cba3ab6d9d711bd88f0990189d2dbacdb19fbabb865fee8734aae0d79a0ed225",
    "metadata": {},
    "name": "useKindsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3a7ed2a6beadde2cd5852d41319f012c";

export default node;
