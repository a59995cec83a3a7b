/**
 * @generated SignedSource<<b6412b7b1636130964db702af70e7f13>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamBetPageSums_bets$data = ReadonlyArray<{
  readonly houseResult: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly payout: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly profit: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly stake: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly validStake: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly " $fragmentType": "TeamBetPageSums_bets";
}>;
export type TeamBetPageSums_bets$key = ReadonlyArray<{
  readonly " $data"?: TeamBetPageSums_bets$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamBetPageSums_bets">;
}>;

const node: ReaderFragment = (function(){
var v0 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TeamBetPageSums_bets",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "stake",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "validStake",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "payout",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "profit",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "houseResult",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "TeamBet",
  "abstractKey": null
};
})();

(node as any).hash = "134bf32050a215992ca8480697edd1d3";

export default node;
