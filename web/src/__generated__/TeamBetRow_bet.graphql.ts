/**
 * @generated SignedSource<<95b1cfe3f9625762f876e544c17079c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BetStatus = "CANCELLED" | "DRAW" | "LOST" | "UNKNOWN" | "UNSETTLED" | "WON" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TeamBetRow_bet$data = {
  readonly account: string;
  readonly gameName: string;
  readonly houseResult: {
    readonly " $fragmentSpreads": FragmentRefs<"Result_money">;
  };
  readonly internalID: string;
  readonly payout: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly placedAt: string;
  readonly profit: {
    readonly " $fragmentSpreads": FragmentRefs<"Result_money">;
  };
  readonly round: string | null;
  readonly selection: string | null;
  readonly stake: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly status: BetStatus;
  readonly validStake: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly vendorCode: string;
  readonly " $fragmentType": "TeamBetRow_bet";
};
export type TeamBetRow_bet$key = {
  readonly " $data"?: TeamBetRow_bet$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamBetRow_bet">;
};

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
],
v1 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "Result_money"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TeamBetRow_bet",
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
      "name": "account",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "placedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gameName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vendorCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "round",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "selection",
      "storageKey": null
    },
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
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "houseResult",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "TeamBet",
  "abstractKey": null
};
})();

(node as any).hash = "f551232b0ffe018c8be7f303900be590";

export default node;
