/**
 * @generated SignedSource<<a919789d1041313322deb0f93267aeef>>
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
  "name": "FriendRow_friend",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "maskedName"
    },
    {
      "kind": "ScalarField",
      "name": "registeredAt"
    },
    {
      "kind": "ScalarField",
      "name": "isVerified"
    },
    {
      "kind": "ScalarField",
      "name": "hasDeposited"
    },
    {
      "kind": "ScalarField",
      "name": "hasPlayed"
    },
    {
      "kind": "ScalarField",
      "name": "qualifiedAt"
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "reward",
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
  "type": "ReferralFriend"
};

(node as any).hash = "84e1b3effe273d21cf0a72730f41a731";

export default node;
