/**
 * @generated SignedSource<<c74d9cfab510098a0f8f42f9a50a7342>>
 * @relayHash 1614639f179962358d7dcdeef9a4c2e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID efce47e0f779e982c56dc7b32465b3c0808cb72eba90a02b1ba8d599229e6ab7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PointType = "DEPOSIT" | "LIVE" | "LOTTERY" | "PVP" | "REDEEM" | "SLOTS" | "SPORTS" | "UNKNOWN" | "%future added value";
export type OwnPointsQuery$variables = Record<PropertyKey, never>;
export type OwnPointsQuery$data = {
  readonly site: {
    readonly brand: {
      readonly timeZone: string | null;
    } | null;
  };
  readonly viewer: {
    readonly member: {
      readonly points: {
        readonly byType: ReadonlyArray<{
          readonly points: number;
          readonly type: PointType;
        }>;
        readonly terms: {
          readonly convertLeast: number;
          readonly " $fragmentSpreads": FragmentRefs<"PointRules_terms">;
        };
        readonly total: number;
        readonly " $fragmentSpreads": FragmentRefs<"ConvertDialog_points">;
      } | null;
    } | null;
  };
};
export type OwnPointsQuery = {
  response: OwnPointsQuery$data;
  variables: OwnPointsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "concreteType": "Brand",
  "kind": "LinkedField",
  "name": "brand",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "timeZone"
    }
  ]
},
v1 = {
  "kind": "ScalarField",
  "name": "total"
},
v2 = {
  "kind": "ScalarField",
  "name": "type"
},
v3 = {
  "concreteType": "PointSum",
  "kind": "LinkedField",
  "name": "byType",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "points"
    }
  ]
},
v4 = {
  "kind": "ScalarField",
  "name": "convertLeast"
},
v5 = {
  "kind": "ScalarField",
  "name": "id"
},
v6 = [
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
    "name": "OwnPointsQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": (v0/*:: as any*/),
            "to": "NULL"
          }
        ]
      },
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
                "concreteType": "PointBalance",
                "kind": "LinkedField",
                "name": "points",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "concreteType": "PointTerms",
                    "kind": "LinkedField",
                    "name": "terms",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      {
                        "kind": "FragmentSpread",
                        "name": "PointRules_terms"
                      }
                    ]
                  },
                  {
                    "kind": "FragmentSpread",
                    "name": "ConvertDialog_points"
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
    "name": "OwnPointsQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v5/*:: as any*/)
        ]
      },
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
                "concreteType": "PointBalance",
                "kind": "LinkedField",
                "name": "points",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "concreteType": "PointTerms",
                    "kind": "LinkedField",
                    "name": "terms",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      {
                        "concreteType": "PointEarning",
                        "kind": "LinkedField",
                        "name": "earnings",
                        "plural": true,
                        "selections": [
                          (v2/*:: as any*/),
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "amountPerPoint",
                            "plural": false,
                            "selections": (v6/*:: as any*/)
                          },
                          {
                            "kind": "ScalarField",
                            "name": "mostPerDay"
                          }
                        ]
                      },
                      {
                        "kind": "ScalarField",
                        "name": "convertStep"
                      },
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "convertWorth",
                        "plural": false,
                        "selections": (v6/*:: as any*/)
                      }
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
    "id": "efce47e0f779e982c56dc7b32465b3c0808cb72eba90a02b1ba8d599229e6ab7",
    "metadata": {},
    "name": "OwnPointsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d4aeb874288dec42ab57b13168370c93";

export default node;
