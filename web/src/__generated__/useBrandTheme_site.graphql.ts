/**
 * @generated SignedSource<<a82e1ce7e101bbdd8e930f7431803b20>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useBrandTheme_site$data = {
  readonly features: {
    readonly followSystemTheme: boolean;
    readonly forceLightTheme: boolean;
  } | null;
  readonly " $fragmentType": "useBrandTheme_site";
};
export type useBrandTheme_site$key = {
  readonly " $data"?: useBrandTheme_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"useBrandTheme_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useBrandTheme_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteFeatures",
      "kind": "LinkedField",
      "name": "features",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "forceLightTheme",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "followSystemTheme",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "54af2c3e75d5fe085d45545a8ee42e6a";

export default node;
