/**
 * @generated SignedSource<<75ea3cea7d8bf02cec27478de9f1d1e2>>
 * @relayHash 5ba3a0ff579298285d0aa00adc5f59f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ed5eed942e4dd1718c1cf5d45fb4dc2dbd3ff81815840c3cc5740544017cf3b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "LIVE" | "PVP" | "RNG" | "SPORTS" | "%future added value";
export type CategoryArtQuery$variables = Record<PropertyKey, never>;
export type CategoryArtQuery$data = {
  readonly site: {
    readonly hotGames: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly category: GameCategory | null;
          readonly icon: {
            readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
          };
        };
      }>;
    };
  };
};
export type CategoryArtQuery = {
  response: CategoryArtQuery$data;
  variables: CategoryArtQuery$variables;
};

import Picture_image$normalization_graphql from './Picture_image$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "category"
},
v2 = {
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
    "name": "CategoryArtQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "args": (v0/*:: as any*/),
            "concreteType": "GameConnection",
            "kind": "LinkedField",
            "name": "hotGames",
            "plural": false,
            "selections": [
              {
                "concreteType": "GameEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "concreteType": "Game",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/),
                      {
                        "concreteType": "Image",
                        "kind": "LinkedField",
                        "name": "icon",
                        "plural": false,
                        "selections": [
                          {
                            "kind": "FragmentSpread",
                            "name": "Picture_image"
                          }
                        ]
                      }
                    ]
                  }
                ]
              }
            ],
            "storageKey": "hotGames(first:100)"
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
    "name": "CategoryArtQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "args": (v0/*:: as any*/),
            "concreteType": "GameConnection",
            "kind": "LinkedField",
            "name": "hotGames",
            "plural": false,
            "selections": [
              {
                "concreteType": "GameEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "concreteType": "Game",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/),
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
                      },
                      (v2/*:: as any*/)
                    ]
                  }
                ]
              }
            ],
            "storageKey": "hotGames(first:100)"
          },
          (v2/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "9ed5eed942e4dd1718c1cf5d45fb4dc2dbd3ff81815840c3cc5740544017cf3b",
    "metadata": {},
    "name": "CategoryArtQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "385025fe1e88dd0c49604b217199e5a0";

export default node;
