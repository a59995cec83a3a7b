/**
 * @generated SignedSource<<235a72e42d195e06d9b1a0926bcc501a>>
 * @relayHash c4293c5893a565995cd0094440118d60
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a026892f489b2250f7a8c654924ea54ec0ccca18187c9299a9d4a873a9403e29

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
var v0 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "id"
},
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
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "turnoverRequired",
              "plural": false,
              "selections": (v0/*:: as any*/)
            },
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "turnoverDone",
              "plural": false,
              "selections": (v0/*:: as any*/)
            },
            (v1/*:: as any*/)
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
              (v1/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "a026892f489b2250f7a8c654924ea54ec0ccca18187c9299a9d4a873a9403e29",
    "metadata": {},
    "name": "BonusMeterQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ce2fdef6c9e099015dbd2b6417084fed";

export default node;
