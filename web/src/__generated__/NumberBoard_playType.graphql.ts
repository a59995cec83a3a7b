/**
 * @generated SignedSource<<022fb62b30bb631d5b3dc583ec819dd4>>
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
  "metadata": null,
  "name": "NumberBoard_playType",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "positions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "choices",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minChoices",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxChoices",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "odds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxBets",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StakeForm_playType"
    }
  ],
  "type": "LotteryPlayType",
  "abstractKey": null
};

(node as any).hash = "9196e10648c99006988d7bc10c8b4aae";

export default node;
