/**
 * @generated SignedSource<<274c851bfdc56750df8e05092a46d41e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PresentEnvelope_claim$data = {
  readonly amount: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly " $fragmentType": "PresentEnvelope_claim";
};
export type PresentEnvelope_claim$key = {
  readonly " $data"?: PresentEnvelope_claim$data;
  readonly " $fragmentSpreads": FragmentRefs<"PresentEnvelope_claim">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PresentEnvelope_claim",
  "selections": [
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
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
    }
  ],
  "type": "RedEnvelopeClaim"
};

(node as any).hash = "7966c5e99631a8f6a617254eef7e1935";

export default node;
