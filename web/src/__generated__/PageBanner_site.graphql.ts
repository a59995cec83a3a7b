/**
 * @generated SignedSource<<9f765cca6d72b44e3bdec0139d260887>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PageBanner_site$data = {
  readonly banners: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"BannerSlide_banner">;
  }> | null;
  readonly " $fragmentType": "PageBanner_site";
};
export type PageBanner_site$key = {
  readonly " $data"?: PageBanner_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"PageBanner_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "group"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "PageBanner_site",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "group",
          "variableName": "group"
        }
      ],
      "concreteType": "Banner",
      "kind": "LinkedField",
      "name": "banners",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "BannerSlide_banner"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "cd19a559d4d2c04a537c80a69d5fbdec";

export default node;
