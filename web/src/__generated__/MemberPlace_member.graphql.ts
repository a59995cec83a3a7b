/**
 * @generated SignedSource<<aa6d22c3236e02ce2e2be6c624c260cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberPlace_member$data = {
  readonly leaderboardPlace: {
    readonly isPaid: boolean;
    readonly prize: {
      readonly amount: string;
      readonly currency: string;
    } | null;
    readonly rank: number | null;
    readonly score: string;
  } | null;
  readonly " $fragmentType": "MemberPlace_member";
};
export type MemberPlace_member$key = {
  readonly " $data"?: MemberPlace_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberPlace_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "leaderboardId"
    }
  ],
  "kind": "Fragment",
  "name": "MemberPlace_member",
  "selections": [
    {
      "args": [
        {
          "kind": "Variable",
          "name": "leaderboardId",
          "variableName": "leaderboardId"
        }
      ],
      "concreteType": "OwnLeaderboardPlace",
      "kind": "LinkedField",
      "name": "leaderboardPlace",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "rank"
        },
        {
          "kind": "ScalarField",
          "name": "score"
        },
        {
          "kind": "ScalarField",
          "name": "isPaid"
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "prize",
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
      ]
    }
  ],
  "type": "Member"
};

(node as any).hash = "19255f1e62260b2be572761004036d40";

export default node;
