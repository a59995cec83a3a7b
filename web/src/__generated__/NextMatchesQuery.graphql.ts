/**
 * @generated SignedSource<<b27a5d2431e1fa7cc4dc2a8798a40a57>>
 * @relayHash 8936012bc28a4dd6ccff152fdfc6ae87
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e29c77341d802787be0d7f532894dcd974ce064a77776b6656577b12c961924

import type { ConcreteRequest } from 'relay-runtime';
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "LIVE" | "PVP" | "RNG" | "SPORTS" | "%future added value";
export type NextMatchesQuery$variables = {
  category: GameCategory;
};
export type NextMatchesQuery$data = {
  readonly site: {
    readonly matches: ReadonlyArray<{
      readonly away: string;
      readonly awayOdds: number;
      readonly drawOdds: number | null;
      readonly game: {
        readonly id: string;
        readonly minBet: {
          readonly amount: string;
          readonly currency: string;
        } | null;
        readonly name: string;
      };
      readonly home: string;
      readonly homeOdds: number;
      readonly last: {
        readonly away: string;
        readonly awayScore: number;
        readonly home: string;
        readonly homeScore: number;
      } | null;
      readonly startsAt: string;
    }> | null;
  };
};
export type NextMatchesQuery = {
  response: NextMatchesQuery$data;
  variables: NextMatchesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "category"
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "home"
},
v2 = {
  "kind": "ScalarField",
  "name": "away"
},
v3 = {
  "kind": "ScalarField",
  "name": "id"
},
v4 = {
  "args": [
    {
      "kind": "Variable",
      "name": "category",
      "variableName": "category"
    }
  ],
  "concreteType": "Match",
  "kind": "LinkedField",
  "name": "matches",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "startsAt"
    },
    {
      "kind": "ScalarField",
      "name": "homeOdds"
    },
    {
      "kind": "ScalarField",
      "name": "drawOdds"
    },
    {
      "kind": "ScalarField",
      "name": "awayOdds"
    },
    {
      "concreteType": "MatchResult",
      "kind": "LinkedField",
      "name": "last",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "homeScore"
        },
        {
          "kind": "ScalarField",
          "name": "awayScore"
        }
      ]
    },
    {
      "concreteType": "Game",
      "kind": "LinkedField",
      "name": "game",
      "plural": false,
      "selections": [
        (v3/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "name"
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "minBet",
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
        }
      ]
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "NextMatchesQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": (v4/*:: as any*/),
            "to": "NULL"
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NextMatchesQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v3/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "8e29c77341d802787be0d7f532894dcd974ce064a77776b6656577b12c961924",
    "metadata": {},
    "name": "NextMatchesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7aab11ddc3ab680d3f1a745f150a0df3";

export default node;
