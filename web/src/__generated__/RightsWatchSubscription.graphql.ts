/**
 * @generated SignedSource<<48cd6d6662b5888ef32499a783da25c6>>
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
  "alias": null,
  "args": null,
  "concreteType": "SubAccountStanding",
  "kind": "LinkedField",
  "name": "subAccount",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rights",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RightsWatchSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "rightsChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RightsWatchSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "rightsChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
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
