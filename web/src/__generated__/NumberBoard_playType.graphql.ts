/**
 * @generated SignedSource<<484439efd3a62da26ce69f95056f38a0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NumberBoard_playType$data = {
  readonly choices: ReadonlyArray<string>;
  readonly maxBets: number;
  readonly maxChoices: number;
  readonly minChoices: number;
  readonly odds: ReadonlyArray<string>;
  readonly positions: number;
  readonly " $fragmentSpreads": FragmentRefs<"StakeForm_playType">;
  readonly " $fragmentType": "NumberBoard_playType";
};
export type NumberBoard_playType$key = {
  readonly " $data"?: NumberBoard_playType$data;
  readonly " $fragmentSpreads": FragmentRefs<"NumberBoard_playType">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "NumberBoard_playType",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "positions"
    },
    {
      "kind": "ScalarField",
      "name": "choices"
    },
    {
      "kind": "ScalarField",
      "name": "minChoices"
    },
    {
      "kind": "ScalarField",
      "name": "maxChoices"
    },
    {
      "kind": "ScalarField",
      "name": "odds"
    },
    {
      "kind": "ScalarField",
      "name": "maxBets"
    },
    {
      "kind": "FragmentSpread",
      "name": "StakeForm_playType"
    }
  ],
  "type": "LotteryPlayType"
};

(node as any).hash = "9196e10648c99006988d7bc10c8b4aae";

export default node;
