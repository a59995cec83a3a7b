/**
 * @generated SignedSource<<2565ac794fbf23a992c069a2dcd9751f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EnvelopeRow_claim$data = {
  readonly amount: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly expiresAt: string | null;
  readonly " $fragmentType": "EnvelopeRow_claim";
};
export type EnvelopeRow_claim$key = {
  readonly " $data"?: EnvelopeRow_claim$data;
  readonly " $fragmentSpreads": FragmentRefs<"EnvelopeRow_claim">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "EnvelopeRow_claim",
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
    },
    {
      "kind": "ScalarField",
      "name": "expiresAt"
    }
  ],
  "type": "RedEnvelopeClaim"
};

(node as any).hash = "f390ca2c4152ee327c043e7b346132f6";

export default node;
