/**
 * @generated SignedSource<<eec5b6fb19c305d2a570892180c8b5dc>>
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
          "alias": null,
          "args": null,
          "concreteType": "AnnouncementEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Announcement",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
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
                  "name": "title",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "announcements(first:10,kinds:[\"HEADLINE\"])"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "5445659cb87bd0eff92ef4e1cd414ff9";

export default node;
