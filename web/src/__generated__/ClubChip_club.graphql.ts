/**
 * @generated SignedSource<<cf06480e01c1b7a42ab905e790c49d0f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClubChip_club$data = {
  readonly color: string | null;
  readonly label: string;
  readonly rank: number;
  readonly secondaryColor: string | null;
  readonly " $fragmentType": "ClubChip_club";
};
export type ClubChip_club$key = {
  readonly " $data"?: ClubChip_club$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClubChip_club">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ClubChip_club",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "label"
    },
    {
      "kind": "ScalarField",
      "name": "rank"
    },
    {
      "kind": "ScalarField",
      "name": "color"
    },
    {
      "kind": "ScalarField",
      "name": "secondaryColor"
    }
  ],
  "type": "ClubLevel"
};

(node as any).hash = "d22cc3fcfe9f7aa136b54f917af5c185";

export default node;
