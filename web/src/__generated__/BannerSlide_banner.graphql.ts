/**
 * @generated SignedSource<<a13db8d0604fa389f0eefd65aacaceb7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LinkageKind = "GAME" | "MODAL" | "PROMOTION" | "ROUTE" | "UNKNOWN" | "URL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BannerSlide_banner$data = {
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
  };
  readonly linkage: {
    readonly kind: LinkageKind;
    readonly target: string;
    readonly " $fragmentSpreads": FragmentRefs<"LinkageLink_linkage" | "LinkageName_linkage">;
  } | null;
  readonly title: string;
  readonly " $fragmentType": "BannerSlide_banner";
};
export type BannerSlide_banner$key = {
  readonly " $data"?: BannerSlide_banner$data;
  readonly " $fragmentSpreads": FragmentRefs<"BannerSlide_banner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BannerSlide_banner",
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
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Picture_image"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Linkage",
      "kind": "LinkedField",
      "name": "linkage",
      "plural": false,
      "selections": [
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
          "name": "target",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LinkageLink_linkage"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LinkageName_linkage"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Banner",
  "abstractKey": null
};

(node as any).hash = "caeac79765a4363f2cd0a85cef1ab9cc";

export default node;
