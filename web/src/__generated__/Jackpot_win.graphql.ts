/**
 * @generated SignedSource<<d3d5a99a3e4df1a09274b0c1eff57e98>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Jackpot_win$data = {
  readonly account: string;
  readonly amount: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly wonAt: string;
  readonly " $fragmentType": "Jackpot_win";
};
export type Jackpot_win$key = {
  readonly " $data"?: Jackpot_win$data;
  readonly " $fragmentSpreads": FragmentRefs<"Jackpot_win">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Jackpot_win",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "account",
      "storageKey": null
    },
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
      "name": "wonAt",
      "storageKey": null
    }
  ],
  "type": "JackpotWin",
  "abstractKey": null
};

(node as any).hash = "30e417a4bc6410aa454bae2f70fae46e";

export default node;
