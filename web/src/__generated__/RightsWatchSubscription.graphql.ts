/**
 * @generated SignedSource<<7e097126d7b1235b43861b86e304f2f0>>
 * @relayHash e52b5e91bc845d1c591090b6de290798
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c5190e70cc8df37c6847cdaac20ee188f66c80ecc5b52b86b9784c032eaecb4

import type { ConcreteRequest } from 'relay-runtime';
export type SubAccountRight = "CONTRACTS" | "NOTES" | "OPEN_ACCOUNTS" | "READ_ACCOUNTS" | "READ_REPORTS" | "RESET_LINKS" | "RESTRICT_ACCOUNTS" | "TRANSFER_MONEY" | "UNKNOWN" | "%future added value";
export type RightsWatchSubscription$variables = Record<PropertyKey, never>;
export type RightsWatchSubscription$data = {
  readonly rightsChanged: {
    readonly subAccount: {
      readonly rights: ReadonlyArray<SubAccountRight>;
    } | null;
  };
};
export type RightsWatchSubscription = {
  response: RightsWatchSubscription$data;
  variables: RightsWatchSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "concreteType": "SubAccountStanding",
  "kind": "LinkedField",
  "name": "subAccount",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "rights"
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "RightsWatchSubscription",
    "selections": [
      {
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "rightsChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ]
      }
    ],
    "type": "Subscription"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RightsWatchSubscription",
    "selections": [
      {
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "rightsChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "id"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "7c5190e70cc8df37c6847cdaac20ee188f66c80ecc5b52b86b9784c032eaecb4",
    "metadata": {},
    "name": "RightsWatchSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "89331888835c242fb7faa35504363aca";

export default node;
