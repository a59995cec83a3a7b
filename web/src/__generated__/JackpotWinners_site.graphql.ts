/**
 * @generated SignedSource<<2618e763057c0bc2429ac54f16ea8b03>>
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
  "kind": "ScalarField",
  "name": "key"
},
v2 = {
  "kind": "ScalarField",
  "name": "name"
},
v3 = {
  "kind": "ScalarField",
  "name": "account"
},
v4 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "amount"
    },
    {
      "kind": "ScalarField",
      "name": "currency"
    }
  ]
},
v5 = {
  "kind": "CatchField",
  "field": {
    "concreteType": "Game",
    "kind": "LinkedField",
    "name": "game",
    "plural": false,
    "selections": [
      (v2/*:: as any*/)
    ]
  },
  "to": "NULL"
},
v6 = {
  "kind": "ScalarField",
  "name": "wonAt"
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
      ]
    },
    {
      "alias": "jackpotWinners",
      "concreteType": "JackpotWinConnection",
      "kind": "LinkedField",
      "name": "__JackpotWinners_jackpotWinners_connection",
      "plural": false,
      "selections": [
        {
          "concreteType": "JackpotWinEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
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
    {
      "kind": "ScalarField",
      "name": "id"
    }
  ],
  "type": "Site"
};
})();

(node as any).hash = "b3cda98f16dc1dec3827b0e4b7594593";

export default node;
