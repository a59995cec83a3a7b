/**
 * @generated SignedSource<<994cfcba6f47c326ad02af7e771d204c>>
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
      "alias": null,
      "args": null,
      "concreteType": "HelpCentre",
      "kind": "LinkedField",
      "name": "helpCentre",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "HelpArticle",
          "kind": "LinkedField",
          "name": "articles",
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
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "anchor",
              "storageKey": null
            },
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
              "kind": "ScalarField",
              "name": "contentHtml",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "6b8c287b2607adf8d1c68915463aaff9";

export default node;
