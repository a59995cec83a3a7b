/**
 * @generated SignedSource<<86753fac3256d75203eb670e3723cd24>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PointRewards_query$data = {
  readonly site: {
    readonly pointRewards: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly amount: {
            readonly currency: string;
          } | null;
          readonly id: string;
          readonly " $fragmentSpreads": FragmentRefs<"PointRewardCard_reward">;
        };
      }>;
    };
  };
  readonly " $fragmentType": "PointRewards_query";
};
export type PointRewards_query$key = {
  readonly " $data"?: PointRewards_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PointRewards_query">;
};

import PointRewardsPaginationQuery_graphql from './PointRewardsPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "site",
  "pointRewards"
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
      "operation": PointRewardsPaginationQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "PointRewards_query",
  "selections": [
    {
      "concreteType": "Site",
      "kind": "LinkedField",
      "name": "site",
      "plural": false,
      "selections": [
        {
          "alias": "pointRewards",
          "args": [
            {
              "kind": "Variable",
              "name": "category",
              "variableName": "category"
            }
          ],
          "concreteType": "PointRewardConnection",
          "kind": "LinkedField",
          "name": "__PointRewards_pointRewards_connection",
          "plural": false,
          "selections": [
            {
              "concreteType": "PointRewardEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "concreteType": "PointReward",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
                    {
                      "kind": "ScalarField",
                      "name": "id"
                    },
                    {
                      "concreteType": "Money",
                      "kind": "LinkedField",
                      "name": "amount",
                      "plural": false,
                      "selections": [
                        {
                          "kind": "ScalarField",
                          "name": "currency"
                        }
                      ]
                    },
                    {
                      "kind": "FragmentSpread",
                      "name": "PointRewardCard_reward"
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

(node as any).hash = "18a8a91524932edb1579081a2fe0c829";

export default node;
