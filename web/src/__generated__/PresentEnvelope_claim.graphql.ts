/**
 * @generated SignedSource<<8f5dc0588a8edafab59492914bc34ab7>>
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

(node as any).hash = "0dc2ca4235269230899c0f571c5231ef";

export default node;
