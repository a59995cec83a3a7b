/**
 * @generated SignedSource<<9c29ea301c577d9773519d9f4ab641de>>
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
  "metadata": null,
  "name": "MemberPlace_member",
  "selections": [
    {
      "alias": null,
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rank",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "score",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPaid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "prize",
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
      "storageKey": null
    }
  ],
  "type": "Member",
  "abstractKey": null
};

(node as any).hash = "220b6edbd7f76d5f5ad963b5980d8cd5";

export default node;
