/**
 * @generated SignedSource<<135a2a705979127cdb21375403bd62c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RafflePrizeKind = "BONUS" | "CASH" | "NONE" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RaffleHistory_member$data = {
  readonly id: string;
  readonly raffleTickets: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly prize: {
          readonly kind: RafflePrizeKind;
          readonly title: string;
        } | null;
        readonly usedAt: string | null;
      };
    }>;
  };
  readonly " $fragmentType": "RaffleHistory_member";
};
export type RaffleHistory_member$key = {
  readonly " $data"?: RaffleHistory_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"RaffleHistory_member">;
};

import RaffleHistoryPaginationQuery_graphql from './RaffleHistoryPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "raffleTickets"
],
v1 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": 10,
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
      "operation": RaffleHistoryPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
    "throwOnFieldError": true
  },
  "name": "RaffleHistory_member",
  "selections": [
    {
      "alias": "raffleTickets",
      "args": [
        {
          "kind": "Literal",
          "name": "isUsed",
          "value": true
        }
      ],
      "concreteType": "RaffleTicketConnection",
      "kind": "LinkedField",
      "name": "__RaffleHistory_raffleTickets_connection",
      "plural": false,
      "selections": [
        {
          "concreteType": "RaffleTicketEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "concreteType": "RaffleTicket",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                {
                  "kind": "ScalarField",
                  "name": "usedAt"
                },
                {
                  "concreteType": "RafflePrize",
                  "kind": "LinkedField",
                  "name": "prize",
                  "plural": false,
                  "selections": [
                    {
                      "kind": "ScalarField",
                      "name": "title"
                    },
                    {
                      "kind": "ScalarField",
                      "name": "kind"
                    }
                  ]
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
      ],
      "storageKey": "__RaffleHistory_raffleTickets_connection(isUsed:true)"
    },
    (v1/*:: as any*/)
  ],
  "type": "Member"
};
})();

(node as any).hash = "e4729226789e826cab2be75f3d166574";

export default node;
