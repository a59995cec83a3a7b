/**
 * @generated SignedSource<<e55d2a4e3d502c2e6e18bca4150a27d6>>
 * @relayHash fe473707d9461b58f5cc2f4eda565e52
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6329e3ef0c6f788283552a8e7c5a52f94e33da2af1f32f4aa55fda8ab752b9d0

import type { ConcreteRequest } from 'relay-runtime';
export type SendDownlineResetLinkInput = {
  accountId: string;
  idempotencyKey: string;
};
export type ResetLinkMutation$variables = {
  input: SendDownlineResetLinkInput;
};
export type ResetLinkMutation$data = {
  readonly sendDownlineResetLink: {
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type ResetLinkMutation = {
  response: ResetLinkMutation$data;
  variables: ResetLinkMutation$variables;
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
    "concreteType": "SendDownlineResetLinkPayload",
    "kind": "LinkedField",
    "name": "sendDownlineResetLink",
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
    "name": "ResetLinkMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ResetLinkMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6329e3ef0c6f788283552a8e7c5a52f94e33da2af1f32f4aa55fda8ab752b9d0",
    "metadata": {},
    "name": "ResetLinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "15c53545315678d3e18816cfb7af7c7f";

export default node;
