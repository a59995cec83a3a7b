/**
 * @generated SignedSource<<34c46c592af23cc88c82634ed823fdc6>>
 * @relayHash 5c6e7916a0494753c6fd2873b5c91abf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4a204e262d2205d81c2089bddf2a232791763c562108105826c7bb1010fae58

import type { ConcreteRequest } from 'relay-runtime';
export type SessionDelivery = "BEARER" | "COOKIE" | "%future added value";
export type StartFreePlayInput = {
  delivery?: SessionDelivery;
};
export type useFreePlayMutation$variables = {
  input: StartFreePlayInput;
};
export type useFreePlayMutation$data = {
  readonly startFreePlay: {
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useFreePlayMutation = {
  response: useFreePlayMutation$data;
  variables: useFreePlayMutation$variables;
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
    "name": "startFreePlay",
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
    "name": "useFreePlayMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFreePlayMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e4a204e262d2205d81c2089bddf2a232791763c562108105826c7bb1010fae58",
    "metadata": {},
    "name": "useFreePlayMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bb6a7d3e01fe6e69f29668d3dd682f90";

export default node;
