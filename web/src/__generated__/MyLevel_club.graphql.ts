/**
 * @generated SignedSource<<074b85ff99d1df8a9f6d0e59bf6edcfd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MyLevel_club$data = {
  readonly color: string | null;
  readonly label: string;
  readonly rank: number;
  readonly secondaryColor: string | null;
  readonly " $fragmentType": "MyLevel_club";
};
export type MyLevel_club$key = {
  readonly " $data"?: MyLevel_club$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyLevel_club">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MyLevel_club",
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

(node as any).hash = "87e049a566dc0d979dcc4e938aacd8de";

export default node;
