/**
 * @generated SignedSource<<29c0be884e8fec3644db1f0f8a8d4454>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RunningBonuses_member$data = {
  readonly bonuses: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly title: string;
        readonly " $fragmentSpreads": FragmentRefs<"BonusCard_bonus" | "BonusProgress_bonus">;
      };
    }>;
  } | null;
  readonly " $fragmentType": "RunningBonuses_member";
};
export type RunningBonuses_member$key = {
  readonly " $data"?: RunningBonuses_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"RunningBonuses_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "RunningBonuses_member",
  "selections": [
    {
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "status": "ACTIVE"
          }
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 5
        }
      ],
      "concreteType": "BonusConnection",
      "kind": "LinkedField",
      "name": "bonuses",
      "plural": false,
      "selections": [
        {
          "concreteType": "BonusEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "concreteType": "Bonus",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "id"
                },
                {
                  "kind": "ScalarField",
                  "name": "title"
                },
                {
                  "kind": "FragmentSpread",
                  "name": "BonusProgress_bonus"
                },
                {
                  "kind": "FragmentSpread",
                  "name": "BonusCard_bonus"
                }
              ]
            }
          ]
        }
      ],
      "storageKey": "bonuses(filter:{\"status\":\"ACTIVE\"},first:5)"
    }
  ],
  "type": "Member"
};

(node as any).hash = "af5ddc915ed6bc39df5a765f7b15db9c";

export default node;
