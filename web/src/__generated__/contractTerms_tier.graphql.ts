/**
 * @generated SignedSource<<e418bc2db49057dbf8877c4c62bf7965>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type contractTerms_tier$data = {
  readonly activeMembers: number | null;
  readonly betAmount: string | null;
  readonly periodProfitAndLoss: string | null;
  readonly periodValidBet: string | null;
  readonly rate: string;
  readonly " $fragmentType": "contractTerms_tier";
};
export type contractTerms_tier$key = {
  readonly " $data"?: contractTerms_tier$data;
  readonly " $fragmentSpreads": FragmentRefs<"contractTerms_tier">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "contractTerms_tier",
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
  "type": "ContractTier",
  "abstractKey": null
};

(node as any).hash = "8515e98b7f31c010f951107cc8e0d7cf";

export default node;
