/**
 * @generated SignedSource<<c544a02bd9d5f1109470a9f9f88770ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "LIVE" | "PVP" | "RNG" | "SPORTS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CategoryChips_site$data = {
  readonly gameMenu: ReadonlyArray<{
    readonly category: GameCategory;
    readonly title: string;
  }> | null;
  readonly " $fragmentType": "CategoryChips_site";
};
export type CategoryChips_site$key = {
  readonly " $data"?: CategoryChips_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryChips_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CategoryChips_site",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "concreteType": "GameMenuEntry",
        "kind": "LinkedField",
        "name": "gameMenu",
        "plural": true,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "category"
          },
          {
            "kind": "ScalarField",
            "name": "title"
          }
        ]
      },
      "to": "NULL"
    }
  ],
  "type": "Site"
};

(node as any).hash = "0f905c7346470da67b2e4d1e2be3d710";

export default node;
