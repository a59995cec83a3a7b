/**
 * @generated SignedSource<<07b2a3b5efa35fa3ad95c5063f4ce3b6>>
 * @relayHash 501bb44cf889e8b490050e46c0fe006b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60f17694229ea5adf802dce3235ab579624af58afeedcc0bfd97130f3fee797c

import type { ConcreteRequest } from 'relay-runtime';
export type AddPasskeyBeginMutation$variables = Record<PropertyKey, never>;
export type AddPasskeyBeginMutation$data = {
  readonly beginPasskey: {
    readonly options: string | null;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type AddPasskeyBeginMutation = {
  response: AddPasskeyBeginMutation$data;
  variables: AddPasskeyBeginMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "BeginPasskeyPayload",
    "kind": "LinkedField",
    "name": "beginPasskey",
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
    "name": "AddPasskeyBeginMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AddPasskeyBeginMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "60f17694229ea5adf802dce3235ab579624af58afeedcc0bfd97130f3fee797c",
    "metadata": {},
    "name": "AddPasskeyBeginMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "03ea11a8d6b54283da1ae7e1e4d329e7";

export default node;
