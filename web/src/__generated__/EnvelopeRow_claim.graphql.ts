/**
 * @generated SignedSource<<c76c104067c99f78ffbcd6b6472cabf6>>
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
  "metadata": null,
  "name": "EnvelopeRow_claim",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    }
  ],
  "type": "RedEnvelopeClaim",
  "abstractKey": null
};

(node as any).hash = "789074ca9cd8eb438c116127b1a045ca";

export default node;
