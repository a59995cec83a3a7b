/**
 * @generated SignedSource<<d8cb6bb7f2d934b243b04452b5bea92b>>
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
  "name": "contractTerms_tier",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "rate"
    },
    {
      "kind": "ScalarField",
      "name": "periodValidBet"
    },
    {
      "kind": "ScalarField",
      "name": "periodProfitAndLoss"
    },
    {
      "kind": "ScalarField",
      "name": "activeMembers"
    },
    {
      "kind": "ScalarField",
      "name": "betAmount"
    }
  ],
  "type": "ContractTier"
};

(node as any).hash = "8515e98b7f31c010f951107cc8e0d7cf";

export default node;
