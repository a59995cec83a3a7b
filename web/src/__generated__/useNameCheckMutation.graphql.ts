/**
 * @generated SignedSource<<75541431bec6f3b65a39177ceacd1f7d>>
 * @relayHash 8bb935effb8f0237c68e0dec66101b64
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25f167f74c70b291d7fdfde9f9c573ea26d4c791b845bd10768f0c9eba1b7352

import type { ConcreteRequest } from 'relay-runtime';
export type CheckUsernameInput = {
  username: string;
};
export type useNameCheckMutation$variables = {
  input: CheckUsernameInput;
};
export type useNameCheckMutation$data = {
  readonly checkUsername: {
    readonly isAvailable: boolean | null;
  };
};
export type useNameCheckMutation = {
  response: useNameCheckMutation$data;
  variables: useNameCheckMutation$variables;
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
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CheckUsernamePayload",
    "kind": "LinkedField",
    "name": "checkUsername",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "isAvailable"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useNameCheckMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useNameCheckMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "25f167f74c70b291d7fdfde9f9c573ea26d4c791b845bd10768f0c9eba1b7352",
    "metadata": {},
    "name": "useNameCheckMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2179465b3f79bd6a963e77cdb5a7a1f3";

export default node;
