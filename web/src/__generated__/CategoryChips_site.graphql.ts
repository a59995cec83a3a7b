/**
 * @generated SignedSource<<cdc88376b97920d3a9b8a978fed566cb>>
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
    readonly id: string;
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
  "metadata": null,
  "name": "CategoryChips_site",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "GameMenuEntry",
        "kind": "LinkedField",
        "name": "gameMenu",
        "plural": true,
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
            "name": "category",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "29a4ccdc6cb9b401def3ee6028a75fca";

export default node;
