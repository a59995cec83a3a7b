/**
 * @generated SignedSource<<7549dd6de74c68770f328138d48354e5>>
 * @relayHash a07b62860e09b6f2d92840c6cd7f4acf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c6b294730952882fee84daf8129c9c3b3584b4a06104e8de7b0f9c2ee138424

import type { ConcreteRequest } from 'relay-runtime';
export type PasswordChangeReason = "EXPIRED" | "WEAK" | "%future added value";
export type LogInWithPasskeyInput = {
  credential: string;
};
export type usePasskeyLogInMutation$variables = {
  input: LogInWithPasskeyInput;
};
export type usePasskeyLogInMutation$data = {
  readonly logInWithPasskey: {
    readonly isFirstLogin: boolean;
    readonly passwordChangeReason: PasswordChangeReason | null;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type usePasskeyLogInMutation = {
  response: usePasskeyLogInMutation$data;
  variables: usePasskeyLogInMutation$variables;
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
    "name": "usePasskeyLogInMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePasskeyLogInMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8c6b294730952882fee84daf8129c9c3b3584b4a06104e8de7b0f9c2ee138424",
    "metadata": {},
    "name": "usePasskeyLogInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b188a10eacef39e2695ab0bf53bab78c";

export default node;
