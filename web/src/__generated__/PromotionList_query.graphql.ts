/**
 * @generated SignedSource<<d6c450acb5d469498791625a1d737942>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PromotionCategory = "DAILY" | "HIGH_REBATE" | "LIMITED" | "NEWBIE" | "NEW_PLAYER" | "SPECIAL_OFFER" | "UNKNOWN" | "VIP" | "%future added value";
export type PromotionStatus = "APPLYING" | "CLAIM" | "CLAIMED" | "CLOSE" | "COMING_SOON" | "ISSUED" | "JOIN" | "JOINED" | "PROCESS" | "REJECTED" | "SIGNED" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PromotionList_query$data = {
  readonly site: {
    readonly brand: {
      readonly timeZone: string | null;
    } | null;
    readonly promotions: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly category: PromotionCategory;
          readonly endsAt: string | null;
          readonly id: string;
          readonly internalID: string;
          readonly startsAt: string | null;
          readonly status: PromotionStatus;
          readonly " $fragmentSpreads": FragmentRefs<"PromotionCard_promotion">;
        };
      }>;
    };
  };
  readonly " $fragmentType": "PromotionList_query";
};
export type PromotionList_query$key = {
  readonly " $data"?: PromotionList_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromotionList_query">;
};

import PromotionListPaginationQuery_graphql from './PromotionListPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "site",
  "promotions"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "category"
    },
    {
      "defaultValue": 24,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [],
      "operation": PromotionListPaginationQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "PromotionList_query",
  "selections": [
    {
      "concreteType": "Site",
      "kind": "LinkedField",
      "name": "site",
      "plural": false,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "concreteType": "Brand",
            "kind": "LinkedField",
            "name": "brand",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "timeZone"
              }
            ]
          },
          "to": "NULL"
        },
        {
          "alias": "promotions",
          "args": [
            {
              "kind": "Variable",
              "name": "category",
              "variableName": "category"
            }
          ],
          "concreteType": "PromotionConnection",
          "kind": "LinkedField",
          "name": "__PromotionList_promotions_connection",
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
                      "name": "category"
                    },
                    {
                      "kind": "ScalarField",
                      "name": "status"
                    },
                    {
                      "kind": "ScalarField",
                      "name": "startsAt"
                    },
                    {
                      "kind": "ScalarField",
                      "name": "endsAt"
                    },
                    {
                      "kind": "FragmentSpread",
                      "name": "PromotionCard_promotion"
                    },
                    {
                      "kind": "ScalarField",
                      "name": "__typename"
                    }
                  ]
                },
                {
                  "kind": "ScalarField",
                  "name": "cursor"
                }
              ]
            },
            {
              "concreteType": "PageInfo",
              "kind": "LinkedField",
              "name": "pageInfo",
              "plural": false,
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "endCursor"
                },
                {
                  "kind": "ScalarField",
                  "name": "hasNextPage"
                }
              ]
            }
          ]
        }
      ]
    }
  ],
  "type": "Query"
};
})();

(node as any).hash = "86926d05349f4b75ee6ddb38b897e1c6";

export default node;
