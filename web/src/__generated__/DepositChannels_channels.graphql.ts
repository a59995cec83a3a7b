/**
 * @generated SignedSource<<c836d126f9ac29b83021012835a1f9aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DepositChannelKind = "BANK" | "EWALLET" | "HOSTED_CARD" | "QR" | "UNKNOWN" | "VOUCHER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DepositChannels_channels$data = ReadonlyArray<{
  readonly feeFixed: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly feeRate: string;
  readonly icon: {
    readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
  } | null;
  readonly internalID: string;
  readonly isAvailable: boolean;
  readonly kind: DepositChannelKind;
  readonly minutes: number;
  readonly name: string;
  readonly " $fragmentType": "DepositChannels_channels";
}>;
export type DepositChannels_channels$key = ReadonlyArray<{
  readonly " $data"?: DepositChannels_channels$data;
  readonly " $fragmentSpreads": FragmentRefs<"DepositChannels_channels">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "DepositChannels_channels",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "internalID",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "icon",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Picture_image"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAvailable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "feeRate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "feeFixed",
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
  "type": "DepositChannel",
  "abstractKey": null
};

(node as any).hash = "4f4c7e014c6b8f5a6c731c76ba307c31";

export default node;
