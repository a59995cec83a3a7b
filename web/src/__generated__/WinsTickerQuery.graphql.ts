/**
 * @generated SignedSource<<fc2b885a547390d6ffd420545d256a7b>>
 * @relayHash c6c2ebd88b0a3a9bc420cfdcc88724c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a39eced1925b247089723a63296a753d2f27e90387f5c424be03fc80d02979b3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WinsTickerQuery$variables = Record<PropertyKey, never>;
export type WinsTickerQuery$data = {
  readonly site: {
    readonly recentWins: ReadonlyArray<{
      readonly key: string;
      readonly " $fragmentSpreads": FragmentRefs<"WinChip_win">;
    }>;
  };
};
export type WinsTickerQuery = {
  response: WinsTickerQuery$data;
  variables: WinsTickerQuery$variables;
};

import Picture_image$normalization_graphql from './Picture_image$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "key"
},
v1 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "WinsTickerQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "concreteType": "Win",
            "kind": "LinkedField",
            "name": "recentWins",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "WinChip_win"
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
    "name": "WinsTickerQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "concreteType": "Win",
            "kind": "LinkedField",
            "name": "recentWins",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "account"
              },
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "amount",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "amount"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "currency"
                  }
                ]
              },
              {
                "kind": "ScalarField",
                "name": "gameName"
              },
              {
                "concreteType": "Game",
                "kind": "LinkedField",
                "name": "game",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "concreteType": "Lottery",
                    "kind": "LinkedField",
                    "name": "lottery",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "code"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "accountTypeName"
                      },
                      (v1/*:: as any*/)
                    ]
                  },
                  {
                    "kind": "ScalarField",
                    "name": "name"
                  },
                  {
                    "concreteType": "Image",
                    "kind": "LinkedField",
                    "name": "icon",
                    "plural": false,
                    "selections": [
                      {
                        "fragment": Picture_image$normalization_graphql,
                        "kind": "FragmentSpread"
                      }
                    ]
                  }
                ]
              }
            ]
          },
          (v1/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "a39eced1925b247089723a63296a753d2f27e90387f5c424be03fc80d02979b3",
    "metadata": {},
    "name": "WinsTickerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a9def73d12a8590e741f837516b9a671";

export default node;
