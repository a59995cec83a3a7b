/**
 * @generated SignedSource<<2e7edc20133ff47a7d5910e963d85cfb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { NormalizationSplitOperation } from 'relay-runtime';


const node: NormalizationSplitOperation = {
  "kind": "SplitOperation",
  "metadata": {},
  "name": "SentEvents_postback$normalization",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "failingSince"
    },
    {
      "kind": "ScalarField",
      "name": "disabledAt"
    },
    {
      "concreteType": "WebhookDelivery",
      "kind": "LinkedField",
      "name": "deliveries",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "key"
        },
        {
          "kind": "ScalarField",
          "name": "state"
        },
        {
          "kind": "ScalarField",
          "name": "type"
        },
        {
          "kind": "ScalarField",
          "name": "account"
        },
        {
          "kind": "ScalarField",
          "name": "happenedAt"
        },
        {
          "kind": "ScalarField",
          "name": "nextTryAt"
        },
        {
          "concreteType": "WebhookTry",
          "kind": "LinkedField",
          "name": "tries",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "at"
            },
            {
              "kind": "ScalarField",
              "name": "status"
            },
            {
              "kind": "ScalarField",
              "name": "latencyMs"
            },
            {
              "kind": "ScalarField",
              "name": "answer"
            }
          ]
        }
      ]
    }
  ]
};

(node as any).hash = "5532ec6d87be36869438b36bb64dc506";

export default node;
