/**
 * @generated SignedSource<<2f06ba6e14c666f6aa214a4c379ce83a>>
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
  "metadata": null,
  "name": "PresentEnvelope_claim",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RedEnvelopeClaim",
  "abstractKey": null
};

(node as any).hash = "7966c5e99631a8f6a617254eef7e1935";

export default node;
