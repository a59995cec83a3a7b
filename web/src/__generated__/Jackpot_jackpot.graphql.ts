/**
 * @generated SignedSource<<2c4be1aba54186be3f5a19ce803c3b06>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Jackpot_jackpot$data = {
  readonly games: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"GameTile_game">;
  }>;
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
  };
  readonly lastWin: {
    readonly account: string;
    readonly amount: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly wonAt: string;
  } | null;
  readonly levels: ReadonlyArray<{
    readonly amount: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly key: string;
    readonly mustDropBy: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly share: string;
    readonly title: string;
  }>;
  readonly name: string;
  readonly needsOptIn: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"OptIn_jackpot">;
  readonly " $fragmentType": "Jackpot_jackpot";
};
export type Jackpot_jackpot$key = {
  readonly " $data"?: Jackpot_jackpot$data;
  readonly " $fragmentSpreads": FragmentRefs<"Jackpot_jackpot">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v1 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": (v0/*:: as any*/)
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "Jackpot_jackpot",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "name"
    },
    {
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "Picture_image"
        }
      ]
    },
    {
      "concreteType": "JackpotLevel",
      "kind": "LinkedField",
      "name": "levels",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "key"
        },
        {
          "kind": "ScalarField",
          "name": "title"
        },
        (v1/*:: as any*/),
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "mustDropBy",
          "plural": false,
          "selections": (v0/*:: as any*/)
        },
        {
          "kind": "ScalarField",
          "name": "share"
        }
      ]
    },
    {
      "kind": "ScalarField",
      "name": "needsOptIn"
    },
    {
      "concreteType": "JackpotWin",
      "kind": "LinkedField",
      "name": "lastWin",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "account"
        },
        (v1/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "wonAt"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "OptIn_jackpot"
    },
    {
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 12
        }
      ],
      "concreteType": "Game",
      "kind": "LinkedField",
      "name": "games",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "id"
        },
        {
          "kind": "FragmentSpread",
          "name": "GameTile_game"
        }
      ],
      "storageKey": "games(first:12)"
    }
  ],
  "type": "Jackpot"
};
})();

(node as any).hash = "fa88be253942f249b5a20c26e9ce4804";

export default node;
