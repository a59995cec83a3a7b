/**
 * @generated SignedSource<<5138d4cc93d707126875a5b5f545203c>>
 * @relayHash 679d16b98e639b38346a23291597405b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a74858ab53492adf859f329b4949ea17f6bd5d94df8e347c8de345cc1e84523

import type { ConcreteRequest } from 'relay-runtime';
export type PasskeyLogInBeginMutation$variables = Record<PropertyKey, never>;
export type PasskeyLogInBeginMutation$data = {
  readonly requestPasskeyLogin: {
    readonly options: string | null;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type PasskeyLogInBeginMutation = {
  response: PasskeyLogInBeginMutation$data;
  variables: PasskeyLogInBeginMutation$variables;
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
    "name": "PasskeyLogInBeginMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PasskeyLogInBeginMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "4a74858ab53492adf859f329b4949ea17f6bd5d94df8e347c8de345cc1e84523",
    "metadata": {},
    "name": "PasskeyLogInBeginMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "22bb0d9fa8c1b79eb366da108bec415a";

export default node;
