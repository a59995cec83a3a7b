/**
 * @generated SignedSource<<a632a7c7c15425096fbd2808cc871f04>>
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
  "metadata": null,
  "name": "useBrandLanguage_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Language",
      "kind": "LinkedField",
      "name": "languages",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "0f31972df186a147cd693e7fb6683d00";

export default node;
