/**
 * @generated SignedSource<<ba456c9c9b5f4005b812c2d94609be47>>
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
          "name": "subIds"
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

(node as any).hash = "66a1e9fb070e6c432510c4147ebfddec";

export default node;
