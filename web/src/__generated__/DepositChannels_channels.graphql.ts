/**
 * @generated SignedSource<<71687efc6d817fc6a916eb8bd6d2693b>>
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
      "kind": "ScalarField",
      "name": "internalID"
    },
    {
      "kind": "ScalarField",
      "name": "kind"
    },
    {
      "kind": "ScalarField",
      "name": "name"
    },
    {
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "icon",
      "plural": false,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "Picture_image"
        }
      ]
    },
    {
      "kind": "ScalarField",
      "name": "minutes"
    },
    {
      "kind": "ScalarField",
      "name": "isAvailable"
    },
    {
      "kind": "ScalarField",
      "name": "feeRate"
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "feeFixed",
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
  "type": "DepositChannel"
};

(node as any).hash = "4f4c7e014c6b8f5a6c731c76ba307c31";

export default node;
