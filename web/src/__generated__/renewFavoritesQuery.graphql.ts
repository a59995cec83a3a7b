/**
 * @generated SignedSource<<6886f503d3f5d17ce5969e6c06e997d1>>
 * @relayHash ce600f95a34dead194a4ec50b5d8ccab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96f40196d01727cb72180a77cce81f698aebd990c8557faf63057e530d4bd580

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type renewFavoritesQuery$variables = Record<PropertyKey, never>;
export type renewFavoritesQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"FavoritesProvider_viewer">;
  };
};
export type renewFavoritesQuery = {
  response: renewFavoritesQuery$data;
  variables: renewFavoritesQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "renewFavoritesQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "FavoritesProvider_viewer"
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
    "name": "renewFavoritesQuery",
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
                "kind": "ScalarField",
                "name": "id"
              },
              {
                "kind": "ScalarField",
                "name": "favoriteGameIds"
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "96f40196d01727cb72180a77cce81f698aebd990c8557faf63057e530d4bd580",
    "metadata": {},
    "name": "renewFavoritesQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "3b6fff17919facbd408f37d470f48a82";

export default node;
