/**
 * @generated SignedSource<<21b63083a3330f581ff9969b6fa69d97>>
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
  "name": "MyLevel_club",
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

(node as any).hash = "87e049a566dc0d979dcc4e938aacd8de";

export default node;
