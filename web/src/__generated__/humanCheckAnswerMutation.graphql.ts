/**
 * @generated SignedSource<<48f7b0e574e14d800d282889cf1ff44f>>
 * @relayHash c67bd98b278321bcc82a5e592cc22ce1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 316b94c5e4a46a327c6aa93ab7ac3e2b3cb24d7e4911a54c95e4edf159eab967

import type { ConcreteRequest } from 'relay-runtime';
export type HumanCheckProvider = "NONE" | "POW" | "TURNSTILE" | "%future added value";
export type humanCheckAnswerMutation$variables = Record<PropertyKey, never>;
export type humanCheckAnswerMutation$data = {
  readonly requestHumanCheck: {
    readonly humanCheck: {
      readonly challenge: string | null;
      readonly provider: HumanCheckProvider;
      readonly siteKey: string | null;
    } | null;
  };
};
export type humanCheckAnswerMutation = {
  response: humanCheckAnswerMutation$data;
  variables: humanCheckAnswerMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "concreteType": "RequestHumanCheckPayload",
    "kind": "LinkedField",
    "name": "requestHumanCheck",
    "plural": false,
    "selections": [
      {
        "concreteType": "HumanCheck",
        "kind": "LinkedField",
        "name": "humanCheck",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "provider"
          },
          {
            "kind": "ScalarField",
            "name": "challenge"
          },
          {
            "kind": "ScalarField",
            "name": "siteKey"
          }
        ]
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "humanCheckAnswerMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "humanCheckAnswerMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "316b94c5e4a46a327c6aa93ab7ac3e2b3cb24d7e4911a54c95e4edf159eab967",
    "metadata": {},
    "name": "humanCheckAnswerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c76f313c2cd6aa2db943e9ea7cc95735";

export default node;
