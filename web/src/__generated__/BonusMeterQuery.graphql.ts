/**
 * @generated SignedSource<<2be10915fbd19c7154e8111c4b6a14ed>>
 * @relayHash c1272d14044458a871e6636a93e26859
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 753efea6eec764214ed53b9509cac0b0def1027eb132a7bffaf524f00a72d6ce

import type { ConcreteRequest } from 'relay-runtime';
export type BonusMeterQuery$variables = Record<PropertyKey, never>;
export type BonusMeterQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly bonuses: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly id: string;
            readonly turnoverDone: {
              readonly amount: string;
              readonly currency: string;
            };
            readonly turnoverRequired: {
              readonly amount: string;
              readonly currency: string;
            };
          };
        }>;
      } | null;
    } | null;
  };
};
export type BonusMeterQuery = {
  response: BonusMeterQuery$data;
  variables: BonusMeterQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v2 = {
  "args": [
    {
      "kind": "Literal",
      "name": "filter",
      "value": {
        "status": "ACTIVE"
      }
    },
    {
      "kind": "Literal",
      "name": "first",
      "value": 5
    }
  ],
  "concreteType": "BonusConnection",
  "kind": "LinkedField",
  "name": "bonuses",
  "plural": false,
  "selections": [
    {
      "concreteType": "BonusEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "concreteType": "Bonus",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "turnoverRequired",
              "plural": false,
              "selections": (v1/*:: as any*/)
            },
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "turnoverDone",
              "plural": false,
              "selections": (v1/*:: as any*/)
            }
          ]
        }
      ]
    }
  ],
  "storageKey": "bonuses(filter:{\"status\":\"ACTIVE\"},first:5)"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "BonusMeterQuery",
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
                "kind": "CatchField",
                "field": (v2/*:: as any*/),
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BonusMeterQuery",
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
              (v2/*:: as any*/),
              (v0/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "753efea6eec764214ed53b9509cac0b0def1027eb132a7bffaf524f00a72d6ce",
    "metadata": {},
    "name": "BonusMeterQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5a66571097dc0dccc4afe087b935d385";

export default node;
