/**
 * @generated SignedSource<<a1b918f807349c6cf0563ab8053de98a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Jackpot_level$data = {
  readonly amount: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly key: string;
  readonly title: string;
  readonly " $fragmentType": "Jackpot_level";
};
export type Jackpot_level$key = {
  readonly " $data"?: Jackpot_level$data;
  readonly " $fragmentSpreads": FragmentRefs<"Jackpot_level">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "Jackpot_level",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "key"
    },
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "amount"
        },
        {
          "kind": "ScalarField",
          "name": "currency"
        }
      ]
    }
  ],
  "type": "JackpotLevel"
};

(node as any).hash = "8eefdb8acc80c033b5341308d9d63898";

export default node;
