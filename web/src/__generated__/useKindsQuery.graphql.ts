/**
 * @generated SignedSource<<29951e948508c2e69d4167f5b73710c3>>
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
  "kind": "ScalarField",
  "name": "category"
},
v4 = {
  "concreteType": "VendorGameType",
  "kind": "LinkedField",
  "name": "gameTypes",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "classification"
    },
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "gameCount"
    }
  ]
},
v5 = {
  "kind": "CatchField",
  "field": (v4/*:: as any*/),
  "to": "NULL"
},
v6 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "useKindsQuery",
    "selections": [
      {
        "condition": "isOneVendor",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "args": (v2/*:: as any*/),
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "kind": "InlineFragment",
                "selections": [
                  (v5/*:: as any*/)
                ],
                "type": "Vendor"
              }
            ]
          }
        ]
      },
      {
        "condition": "isOneVendor",
        "kind": "Condition",
        "passingValue": false,
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
                    (v3/*:: as any*/),
                    (v5/*:: as any*/)
                  ]
                },
                "to": "NULL"
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
            "args": (v2/*:: as any*/),
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "__typename"
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v4/*:: as any*/)
                ],
                "type": "Vendor"
              },
              (v6/*:: as any*/)
            ]
          }
        ]
      },
      {
        "condition": "isOneVendor",
        "kind": "Condition",
        "passingValue": false,
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
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v6/*:: as any*/)
                ]
              },
              (v6/*:: as any*/)
            ]
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
