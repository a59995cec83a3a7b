/**
 * @generated SignedSource<<46d807520d2d70d0e49890c969d1fee0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "LIVE" | "PVP" | "RNG" | "SPORTS" | "%future added value";
export type HomeSectionKind = "HOT_GAMES" | "NEW_GAMES" | "RECENT_GAMES" | "UNKNOWN" | "VENDORS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GameShelf_section$data = {
  readonly category: GameCategory | null;
  readonly games: ReadonlyArray<{
    readonly hasDemo: boolean;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"GameTile_game">;
  }> | null;
  readonly kind: HomeSectionKind;
  readonly title: string;
  readonly " $fragmentType": "GameShelf_section";
};
export type GameShelf_section$key = {
  readonly " $data"?: GameShelf_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"GameShelf_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GameShelf_section",
  "selections": [
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
      "kind": "ScalarField",
      "name": "kind",
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
      "concreteType": "Game",
      "kind": "LinkedField",
      "name": "games",
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
          "name": "hasDemo",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "GameTile_game"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HomeSection",
  "abstractKey": null
};

(node as any).hash = "107e6404ff0827fd2a696ceffa0f134d";

export default node;
