/**
 * @generated SignedSource<<43c706a9e189e3952d72651fabba8f56>>
 * @relayHash 6d44129f22ba91dfe1c0816cbd671c9b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de1411b1a318a79a2fcb9840b1561c1d2856d4e5f032cba08f0f51f07f991d51

import type { ConcreteRequest } from 'relay-runtime';
export type SessionDelivery = "BEARER" | "COOKIE" | "%future added value";
export type LogInWithTokenInput = {
  delivery?: SessionDelivery;
  token: string;
};
export type useLoginTokenMutation$variables = {
  input: LogInWithTokenInput;
};
export type useLoginTokenMutation$data = {
  readonly logInWithToken: {
    readonly secondFactor: {
      readonly expiresAt: string;
    } | null;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useLoginTokenMutation = {
  response: useLoginTokenMutation$data;
  variables: useLoginTokenMutation$variables;
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
    "name": "logInWithToken",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SecondFactorChallenge",
        "kind": "LinkedField",
        "name": "secondFactor",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "expiresAt",
            "storageKey": null
          }
        ],
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
    "name": "useLoginTokenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLoginTokenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "de1411b1a318a79a2fcb9840b1561c1d2856d4e5f032cba08f0f51f07f991d51",
    "metadata": {},
    "name": "useLoginTokenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6b4cea0c26f2272424efbfe8fcf7a0de";

export default node;
