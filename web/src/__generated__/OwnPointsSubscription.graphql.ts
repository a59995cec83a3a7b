/**
 * @generated SignedSource<<e5f0125aad961e8ce627a4caf752445c>>
 * @relayHash 6de6640e8cf095ed681fcc5f9add0fb8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4645741e01fdbeeab292612dceebe0a847d0f9c853d0dc89d57ed2600418076e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PointType = "DEPOSIT" | "LIVE" | "LOTTERY" | "PVP" | "REDEEM" | "SLOTS" | "SPORTS" | "UNKNOWN" | "%future added value";
export type OwnPointsSubscription$variables = Record<PropertyKey, never>;
export type OwnPointsSubscription$data = {
  readonly pointsChanged: {
    readonly pointRedeems: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly " $fragmentSpreads": FragmentRefs<"RedeemRow_redeem">;
        };
      }>;
    } | null;
    readonly points: {
      readonly byType: ReadonlyArray<{
        readonly points: number;
        readonly type: PointType;
      }>;
      readonly total: number;
    } | null;
  };
};
export type OwnPointsSubscription = {
  response: OwnPointsSubscription$data;
  variables: OwnPointsSubscription$variables;
};

import Picture_image$normalization_graphql from './Picture_image$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "points"
},
v1 = {
  "concreteType": "PointBalance",
  "kind": "LinkedField",
  "name": "points",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "total"
    },
    {
      "concreteType": "PointSum",
      "kind": "LinkedField",
      "name": "byType",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "type"
        },
        (v0/*:: as any*/)
      ]
    }
  ]
},
v2 = [
  {
    "kind": "Literal",
    "name": "filter",
    "value": {
      "period": {
        "preset": "LAST_30"
      }
    }
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "OwnPointsSubscription",
    "selections": [
      {
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "pointsChanged",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "args": (v2/*:: as any*/),
            "concreteType": "PointRedeemConnection",
            "kind": "LinkedField",
            "name": "pointRedeems",
            "plural": false,
            "selections": [
              {
                "concreteType": "PointRedeemEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "concreteType": "PointRedeem",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
                      {
                        "kind": "FragmentSpread",
                        "name": "RedeemRow_redeem"
                      }
                    ]
                  }
                ]
              }
            ],
            "storageKey": "pointRedeems(filter:{\"period\":{\"preset\":\"LAST_30\"}},first:20)"
          }
        ]
      }
    ],
    "type": "Subscription"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OwnPointsSubscription",
    "selections": [
      {
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "pointsChanged",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "args": (v2/*:: as any*/),
            "concreteType": "PointRedeemConnection",
            "kind": "LinkedField",
            "name": "pointRedeems",
            "plural": false,
            "selections": [
              {
                "concreteType": "PointRedeemEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "concreteType": "PointRedeem",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "internalID"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "title"
                      },
                      {
                        "concreteType": "Image",
                        "kind": "LinkedField",
                        "name": "image",
                        "plural": false,
                        "selections": [
                          {
                            "fragment": Picture_image$normalization_graphql,
                            "kind": "FragmentSpread"
                          }
                        ]
                      },
                      {
                        "kind": "ScalarField",
                        "name": "quantity"
                      },
                      (v0/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "address"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "status"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "reason"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "createdAt"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "decidedAt"
                      }
                    ]
                  }
                ]
              }
            ],
            "storageKey": "pointRedeems(filter:{\"period\":{\"preset\":\"LAST_30\"}},first:20)"
          },
          (v3/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "4645741e01fdbeeab292612dceebe0a847d0f9c853d0dc89d57ed2600418076e",
    "metadata": {},
    "name": "OwnPointsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "c37b83e68b3e4c7eacff315f7d2784cc";

export default node;
