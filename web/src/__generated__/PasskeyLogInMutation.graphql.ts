/**
 * @generated SignedSource<<7ee8ac4f32dc9ebe7d37e9914cfec98f>>
 * @relayHash 4ad810160b5c042a6abc0f917bb6a382
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 17511d79b7f074f8c87cba01da0006e169acb8635faaa68ad926874b0e253f7d

import type { ConcreteRequest } from 'relay-runtime';
export type PasswordChangeReason = "EXPIRED" | "WEAK" | "%future added value";
export type LogInWithPasskeyInput = {
  credential: string;
};
export type PasskeyLogInMutation$variables = {
  input: LogInWithPasskeyInput;
};
export type PasskeyLogInMutation$data = {
  readonly logInWithPasskey: {
    readonly isFirstLogin: boolean;
    readonly passwordChangeReason: PasswordChangeReason | null;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type PasskeyLogInMutation = {
  response: PasskeyLogInMutation$data;
  variables: PasskeyLogInMutation$variables;
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
    "concreteType": "LogInPayload",
    "kind": "LinkedField",
    "name": "logInWithPasskey",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isFirstLogin",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "passwordChangeReason",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PasskeyLogInMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PasskeyLogInMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "17511d79b7f074f8c87cba01da0006e169acb8635faaa68ad926874b0e253f7d",
    "metadata": {},
    "name": "PasskeyLogInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7b7b7db5f961653564ea67584afdae7d";

export default node;
