/**
 * @generated SignedSource<<514ece058c489d77406e046dea6c131a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FreeSpinsList_member$data = {
  readonly freeSpins: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"FreeSpinsCard_freeSpins">;
      };
    }>;
  };
  readonly id: string;
  readonly " $fragmentType": "FreeSpinsList_member";
};
export type FreeSpinsList_member$key = {
  readonly " $data"?: FreeSpinsList_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"FreeSpinsList_member">;
};

import FreeSpinsListPaginationQuery_graphql from './FreeSpinsListPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "freeSpins"
],
v1 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": 5,
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
      "fragmentPathInResult": [
        "node"
      ],
      "operation": FreeSpinsListPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
    "throwOnFieldError": true
  },
  "name": "FreeSpinsList_member",
  "selections": [
    {
      "alias": "freeSpins",
      "concreteType": "FreeSpinsConnection",
      "kind": "LinkedField",
      "name": "__FreeSpinsList_freeSpins_connection",
      "plural": false,
      "selections": [
        {
          "concreteType": "FreeSpinsEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "concreteType": "FreeSpins",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                {
                  "kind": "FragmentSpread",
                  "name": "FreeSpinsCard_freeSpins"
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
    },
    (v1/*:: as any*/)
  ],
  "type": "Member"
};
})();

(node as any).hash = "dcea407d65728533143382c4ba40d5e3";

export default node;
