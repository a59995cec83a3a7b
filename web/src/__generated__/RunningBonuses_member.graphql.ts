/**
 * @generated SignedSource<<3ea05ec24cadde9f9ba13b5a3a925343>>
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
        readonly " $fragmentSpreads": FragmentRefs<"BonusProgress_bonus">;
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
  "metadata": null,
  "name": "RunningBonuses_member",
  "selections": [
    {
      "alias": null,
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
          "value": 3
        }
      ],
      "concreteType": "BonusConnection",
      "kind": "LinkedField",
      "name": "bonuses",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "BonusEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Bonus",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
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
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "BonusProgress_bonus"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "bonuses(filter:{\"status\":\"ACTIVE\"},first:3)"
    }
  ],
  "type": "Member",
  "abstractKey": null
};

(node as any).hash = "aa5aa600b19a8e4458cbb581fb82ee63";

export default node;
