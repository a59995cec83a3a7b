/**
 * @generated SignedSource<<62c7ff1413e00a6168707a65b5a18224>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FriendRow_friend$data = {
  readonly hasDeposited: boolean;
  readonly hasPlayed: boolean;
  readonly isVerified: boolean;
  readonly maskedName: string;
  readonly qualifiedAt: string | null;
  readonly registeredAt: string;
  readonly reward: {
    readonly amount: string;
    readonly currency: string;
  } | null;
  readonly " $fragmentType": "FriendRow_friend";
};
export type FriendRow_friend$key = {
  readonly " $data"?: FriendRow_friend$data;
  readonly " $fragmentSpreads": FragmentRefs<"FriendRow_friend">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FriendRow_friend",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maskedName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "registeredAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isVerified",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasDeposited",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPlayed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "qualifiedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "reward",
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
  "type": "ReferralFriend",
  "abstractKey": null
};

(node as any).hash = "793551541486696507a496598c694f30";

export default node;
