/**
 * @generated SignedSource<<e0dc3637d35fd678f6cba7b673c7b263>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewPlayerPromotions_site$data = {
  readonly promotions: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly image: {
          readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
        };
        readonly internalID: string;
        readonly summary: string;
        readonly title: string;
      };
    }>;
  } | null;
  readonly " $fragmentType": "NewPlayerPromotions_site";
};
export type NewPlayerPromotions_site$key = {
  readonly " $data"?: NewPlayerPromotions_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewPlayerPromotions_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "NewPlayerPromotions_site",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "args": [
          {
            "kind": "Literal",
            "name": "category",
            "value": "NEW_PLAYER"
          },
          {
            "kind": "Literal",
            "name": "first",
            "value": 6
          }
        ],
        "concreteType": "PromotionConnection",
        "kind": "LinkedField",
        "name": "promotions",
        "plural": false,
        "selections": [
          {
            "concreteType": "PromotionEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "concreteType": "Promotion",
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
                    "name": "internalID"
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
                ]
              }
            ]
          }
        ],
        "storageKey": "promotions(category:\"NEW_PLAYER\",first:6)"
      },
      "to": "NULL"
    }
  ],
  "type": "Site"
};

(node as any).hash = "6beb32a956d37cf54053b05d53d717cf";

export default node;
