/**
 * @generated SignedSource<<6a9fc3ae8eff37b380541ed7380e00f6>>
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
  "metadata": null,
  "name": "Jackpot_level",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
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
    }
  ],
  "type": "JackpotLevel",
  "abstractKey": null
};

(node as any).hash = "f73518c5b0a367fb1c5c6d0a9afbf54c";

export default node;
