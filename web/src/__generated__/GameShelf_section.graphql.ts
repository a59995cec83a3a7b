/**
 * @generated SignedSource<<763f89a4ed135b2d5c156564a7041acb>>
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
  "name": "GameShelf_section",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "kind"
    },
    {
      "kind": "ScalarField",
      "name": "category"
    },
    {
      "concreteType": "Game",
      "kind": "LinkedField",
      "name": "games",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "id"
        },
        {
          "kind": "ScalarField",
          "name": "hasDemo"
        },
        {
          "kind": "FragmentSpread",
          "name": "GameTile_game"
        }
      ]
    }
  ],
  "type": "HomeSection"
};

(node as any).hash = "107e6404ff0827fd2a696ceffa0f134d";

export default node;
