/**
 * @generated SignedSource<<7c60d23f134328a662613561bbbc6799>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DepositSum_channel$data = {
  readonly feeFixed: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly feeRate: string;
  readonly " $fragmentType": "DepositSum_channel";
};
export type DepositSum_channel$key = {
  readonly " $data"?: DepositSum_channel$data;
  readonly " $fragmentSpreads": FragmentRefs<"DepositSum_channel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DepositSum_channel",
  "selections": [
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

(node as any).hash = "6474b08602cef07b47f171d5f91251c8";

export default node;
