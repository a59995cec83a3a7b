/**
 * @generated SignedSource<<1f6b20b4de1a3f9e8d41b5a621bbbb44>>
 * @relayHash 7a20ce250fe1ed98432dac0b7c3e4db1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ead15c06ce0af6dae4b5b1237f6bef2f45ad11ae8ea892da9d318df343f24e10

import type { ConcreteRequest } from 'relay-runtime';
export type usePasskeyLogInBeginMutation$variables = Record<PropertyKey, never>;
export type usePasskeyLogInBeginMutation$data = {
  readonly requestPasskeyLogin: {
    readonly options: string | null;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type usePasskeyLogInBeginMutation = {
  response: usePasskeyLogInBeginMutation$data;
  variables: usePasskeyLogInBeginMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "RequestPasskeyLoginPayload",
    "kind": "LinkedField",
    "name": "requestPasskeyLogin",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "options",
        "storageKey": null
      },
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePasskeyLogInBeginMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "usePasskeyLogInBeginMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "ead15c06ce0af6dae4b5b1237f6bef2f45ad11ae8ea892da9d318df343f24e10",
    "metadata": {},
    "name": "usePasskeyLogInBeginMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ba850191b0543cb209351756d8e8371e";

export default node;
