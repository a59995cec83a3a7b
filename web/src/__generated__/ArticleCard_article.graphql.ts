/**
 * @generated SignedSource<<0f36432c633c89337db8280d1028038d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ArticleSection = "BLOG" | "NEWS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ArticleCard_article$data = {
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
  } | null;
  readonly publishedAt: string;
  readonly section: ArticleSection;
  readonly slug: string;
  readonly summary: string;
  readonly title: string;
  readonly " $fragmentType": "ArticleCard_article";
};
export type ArticleCard_article$key = {
  readonly " $data"?: ArticleCard_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArticleCard_article">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ArticleCard_article",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "slug"
    },
    {
      "kind": "ScalarField",
      "name": "section"
    },
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "summary"
    },
    {
      "kind": "ScalarField",
      "name": "publishedAt"
    },
    {
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "Picture_image"
        }
      ]
    }
  ],
  "type": "Article"
};

(node as any).hash = "a17610ec14402e124f2d26c5a1e3c6b1";

export default node;
