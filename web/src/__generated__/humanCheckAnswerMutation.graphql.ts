/**
 * @generated SignedSource<<dcc5daa2fad8f0a5edb41e45a1b0a5c2>>
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
    "alias": null,
    "args": null,
    "concreteType": "RequestHumanCheckPayload",
    "kind": "LinkedField",
    "name": "requestHumanCheck",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "HumanCheck",
        "kind": "LinkedField",
        "name": "humanCheck",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "provider",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "challenge",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "siteKey",
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
    "name": "humanCheckAnswerMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
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
