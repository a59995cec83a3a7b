/**
 * @generated SignedSource<<0c19dcc339c613fab05e9ebc96b0ce78>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useBrandLanguage_site$data = {
  readonly languages: ReadonlyArray<{
    readonly code: string;
  }> | null;
  readonly " $fragmentType": "useBrandLanguage_site";
};
export type useBrandLanguage_site$key = {
  readonly " $data"?: useBrandLanguage_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"useBrandLanguage_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "useBrandLanguage_site",
  "selections": [
    {
      "concreteType": "Language",
      "kind": "LinkedField",
      "name": "languages",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "code"
        }
      ]
    }
  ],
  "type": "Site"
};

(node as any).hash = "0f31972df186a147cd693e7fb6683d00";

export default node;
