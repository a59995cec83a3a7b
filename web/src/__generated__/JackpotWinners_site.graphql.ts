/**
 * @generated SignedSource<<62611f662d45d1d75a91485fb9268df0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JackpotWinners_site$data = {
  readonly id: string;
  readonly jackpotWinners: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly account: string;
        readonly amount: {
          readonly amount: string;
          readonly currency: string;
        };
        readonly game: {
          readonly name: string;
        } | null;
        readonly key: string;
        readonly name: string;
        readonly wonAt: string;
      };
    }>;
  };
  readonly jackpotWins: ReadonlyArray<{
    readonly account: string;
    readonly amount: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly game: {
      readonly name: string;
    } | null;
    readonly key: string;
    readonly name: string;
    readonly wonAt: string;
  }>;
  readonly " $fragmentType": "JackpotWinners_site";
};
export type JackpotWinners_site$key = {
  readonly " $data"?: JackpotWinners_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"JackpotWinners_site">;
};

import JackpotWinnersPaginationQuery_graphql from './JackpotWinnersPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "jackpotWinners"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "account",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "kind": "CatchField",
  "field": {
    "alias": null,
    "args": null,
    "concreteType": "Game",
    "kind": "LinkedField",
    "name": "game",
    "plural": false,
    "selections": [
      (v2/*:: as any*/)
    ],
    "storageKey": null
  },
  "to": "NULL"
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "wonAt",
  "storageKey": null
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
      "operation": JackpotWinnersPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
    "throwOnFieldError": true
  },
  "name": "JackpotWinners_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "JackpotWin",
      "kind": "LinkedField",
      "name": "jackpotWins",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        (v6/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": "jackpotWinners",
      "args": null,
      "concreteType": "JackpotWinConnection",
      "kind": "LinkedField",
      "name": "__JackpotWinners_jackpotWinners_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "JackpotWinEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "JackpotWin",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                (v2/*:: as any*/),
                (v3/*:: as any*/),
                (v4/*:: as any*/),
                (v5/*:: as any*/),
                (v6/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};
})();

(node as any).hash = "b3cda98f16dc1dec3827b0e4b7594593";

export default node;
