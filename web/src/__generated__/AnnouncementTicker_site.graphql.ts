/**
 * @generated SignedSource<<3ba67f14b737c7dab31d23d7603f0d8d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnnouncementTicker_site$data = {
  readonly headlines: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly title: string;
      };
    }>;
  };
  readonly " $fragmentType": "AnnouncementTicker_site";
};
export type AnnouncementTicker_site$key = {
  readonly " $data"?: AnnouncementTicker_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnnouncementTicker_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AnnouncementTicker_site",
  "selections": [
    {
      "alias": "headlines",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 10
        },
        {
          "kind": "Literal",
          "name": "kinds",
          "value": [
            "HEADLINE"
          ]
        }
      ],
      "concreteType": "AnnouncementConnection",
      "kind": "LinkedField",
      "name": "announcements",
      "plural": false,
      "selections": [
        {
          "concreteType": "AnnouncementEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "concreteType": "Announcement",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "id"
                },
                {
                  "kind": "ScalarField",
                  "name": "title"
                }
              ]
            }
          ]
        }
      ],
      "storageKey": "announcements(first:10,kinds:[\"HEADLINE\"])"
    }
  ],
  "type": "Site"
};

(node as any).hash = "5445659cb87bd0eff92ef4e1cd414ff9";

export default node;
