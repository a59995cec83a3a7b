/**
 * @generated SignedSource<<1db360114ea8559b747c2a9bcfb106f9>>
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
  "metadata": null,
  "name": "ClubChip_club",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
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
      "name": "color",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "secondaryColor",
      "storageKey": null
    }
  ],
  "type": "ClubLevel",
  "abstractKey": null
};

(node as any).hash = "d22cc3fcfe9f7aa136b54f917af5c185";

export default node;
