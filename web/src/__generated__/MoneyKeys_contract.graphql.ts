/**
 * @generated SignedSource<<ac8b620d9481cb54238500d52c2a4790>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MoneyKeys_contract$data = {
  readonly tiers: ReadonlyArray<{
    readonly activeMembers: number | null;
    readonly betAmount: string | null;
    readonly periodProfitAndLoss: string | null;
    readonly periodValidBet: string | null;
    readonly rate: string;
  }>;
  readonly " $fragmentType": "MoneyKeys_contract";
};
export type MoneyKeys_contract$key = {
  readonly " $data"?: MoneyKeys_contract$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoneyKeys_contract">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MoneyKeys_contract",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ContractTier",
      "kind": "LinkedField",
      "name": "tiers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "periodValidBet",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "periodProfitAndLoss",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "activeMembers",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "betAmount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Contract",
  "abstractKey": null
};

(node as any).hash = "b25cde1a1395b67c7a6631f8cbe9d55e";

export default node;
