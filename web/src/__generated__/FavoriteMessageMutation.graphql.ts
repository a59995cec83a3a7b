/**
 * @generated SignedSource<<a9fc554feef419eb107b43994785031b>>
 * @relayHash e83f9c6b67b4486d2503d319a53f6275
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7e2f7e33a4b9cac5f7a272952fecc4ca4de0ffa4de66c58a007a4795c74241a

import type { ConcreteRequest } from 'relay-runtime';
export type SetMessageFavoritesInput = {
  ids: ReadonlyArray<string>;
  isFavorite: boolean;
};
export type FavoriteMessageMutation$variables = {
  input: SetMessageFavoritesInput;
};
export type FavoriteMessageMutation$data = {
  readonly setMessageFavorites: {
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type FavoriteMessageMutation = {
  response: FavoriteMessageMutation$data;
  variables: FavoriteMessageMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SetMessageFavoritesPayload",
    "kind": "LinkedField",
    "name": "setMessageFavorites",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FavoriteMessageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FavoriteMessageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c7e2f7e33a4b9cac5f7a272952fecc4ca4de0ffa4de66c58a007a4795c74241a",
    "metadata": {},
    "name": "FavoriteMessageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "30173d798b748c7957048344c5fa3de1";

export default node;
