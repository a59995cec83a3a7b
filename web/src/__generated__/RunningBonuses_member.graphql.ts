/**
 * @generated SignedSource<<6dd7c233821987a044b340ca94fdc66a>>
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
          "value": 3
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
                }
              ]
            }
          ]
        }
      ],
      "storageKey": "bonuses(filter:{\"status\":\"ACTIVE\"},first:3)"
    }
  ],
  "type": "Member"
};

(node as any).hash = "aa5aa600b19a8e4458cbb581fb82ee63";

export default node;
