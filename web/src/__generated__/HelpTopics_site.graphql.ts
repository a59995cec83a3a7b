/**
 * @generated SignedSource<<3e157bdaad1d1882f4edf36a17418eec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HelpTopics_site$data = {
  readonly helpCentre: {
    readonly articles: ReadonlyArray<{
      readonly anchor: string;
      readonly contentHtml: string;
      readonly id: string;
      readonly title: string;
    }>;
  };
  readonly " $fragmentType": "HelpTopics_site";
};
export type HelpTopics_site$key = {
  readonly " $data"?: HelpTopics_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"HelpTopics_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HelpTopics_site",
  "selections": [
    {
      "concreteType": "HelpCentre",
      "kind": "LinkedField",
      "name": "helpCentre",
      "plural": false,
      "selections": [
        {
          "concreteType": "HelpArticle",
          "kind": "LinkedField",
          "name": "articles",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "id"
            },
            {
              "kind": "ScalarField",
              "name": "anchor"
            },
            {
              "kind": "ScalarField",
              "name": "title"
            },
            {
              "kind": "ScalarField",
              "name": "contentHtml"
            }
          ]
        }
      ]
    }
  ],
  "type": "Site"
};

(node as any).hash = "6b8c287b2607adf8d1c68915463aaff9";

export default node;
