/**
 * @generated SignedSource<<45d853024993017784c3479c5372d9de>>
 * @relayHash 4d84d54bd6ad4a11201722c974a83b91
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c9b21de5251eb5574e01591912b3c45b9c368fbfb2db962a6bdfa7f3072f2f8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberTransferPaneSubscription$variables = Record<PropertyKey, never>;
export type MemberTransferPaneSubscription$data = {
  readonly balanceChanged: {
    readonly " $fragmentSpreads": FragmentRefs<"MemberTransferForm_wallet">;
  };
};
export type MemberTransferPaneSubscription = {
  response: MemberTransferPaneSubscription$data;
  variables: MemberTransferPaneSubscription$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "MemberTransferPaneSubscription",
    "selections": [
      {
        "concreteType": "Wallet",
        "kind": "LinkedField",
        "name": "balanceChanged",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "MemberTransferForm_wallet"
          }
        ]
      }
    ],
    "type": "Subscription"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MemberTransferPaneSubscription",
    "selections": [
      {
        "concreteType": "Wallet",
        "kind": "LinkedField",
        "name": "balanceChanged",
        "plural": false,
        "selections": [
          {
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "available",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "amount"
              },
              {
                "kind": "ScalarField",
                "name": "currency"
              }
            ]
          },
          {
            "kind": "ScalarField",
            "name": "id"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "1c9b21de5251eb5574e01591912b3c45b9c368fbfb2db962a6bdfa7f3072f2f8",
    "metadata": {},
    "name": "MemberTransferPaneSubscription",
    "operationKind": "subscription",
    "text": null
  }
};

(node as any).hash = "59fcece8253c1f5fb9fa83355fdaa74c";

export default node;
