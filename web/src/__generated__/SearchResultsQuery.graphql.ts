/**
 * @generated SignedSource<<e1b3c51a19805c38d0bf4797757421c1>>
 * @relayHash c8d8c1017cf174a8b489ffc211420deb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb54878bbfa6695dd7ae0d4a9bbb3e23712bedab2f06c3d620afe80cc5f4c108

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SitePart = "BETS" | "BONUSES" | "DEPOSITS" | "JACKPOTS" | "LEADERBOARDS" | "MATCHES" | "MESSAGES" | "MISSIONS" | "PAGES" | "POSTBACKS" | "PROFIT" | "PROMOTIONS" | "RAFFLE" | "RED_ENVELOPES" | "REFERRAL" | "REWARDS" | "SIGN_IN" | "STATEMENT" | "TRANSACTIONS" | "VIP" | "WITHDRAWALS" | "%future added value";
export type SearchResultsQuery$variables = {
  text: string;
};
export type SearchResultsQuery$data = {
  readonly site: {
    readonly features: {
      readonly memberCentre: boolean;
      readonly missingParts: ReadonlyArray<SitePart>;
      readonly referralPromotion: boolean;
    } | null;
    readonly search: {
      readonly gameCount: number;
      readonly games: ReadonlyArray<{
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"SearchGame_game">;
      }>;
      readonly vendors: ReadonlyArray<{
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"SearchVendor_vendor">;
      }>;
    };
  };
};
export type SearchResultsQuery = {
  response: SearchResultsQuery$data;
  variables: SearchResultsQuery$variables;
};

import Picture_image$normalization_graphql from './Picture_image$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "text"
  }
],
v1 = {
  "concreteType": "SiteFeatures",
  "kind": "LinkedField",
  "name": "features",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "memberCentre"
    },
    {
      "kind": "ScalarField",
      "name": "missingParts"
    },
    {
      "kind": "ScalarField",
      "name": "referralPromotion"
    }
  ]
},
v2 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 12
  },
  {
    "kind": "Variable",
    "name": "text",
    "variableName": "text"
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "gameCount"
},
v4 = {
  "kind": "ScalarField",
  "name": "id"
},
v5 = {
  "kind": "ScalarField",
  "name": "name"
},
v6 = {
  "kind": "ScalarField",
  "name": "code"
},
v7 = [
  {
    "fragment": Picture_image$normalization_graphql,
    "kind": "FragmentSpread"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "SearchResultsQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": (v1/*:: as any*/),
            "to": "NULL"
          },
          {
            "args": (v2/*:: as any*/),
            "concreteType": "SearchResult",
            "kind": "LinkedField",
            "name": "search",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "concreteType": "Game",
                "kind": "LinkedField",
                "name": "games",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "kind": "FragmentSpread",
                    "name": "SearchGame_game"
                  }
                ]
              },
              {
                "concreteType": "Vendor",
                "kind": "LinkedField",
                "name": "vendors",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "kind": "FragmentSpread",
                    "name": "SearchVendor_vendor"
                  }
                ]
              }
            ]
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
    "name": "SearchResultsQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "args": (v2/*:: as any*/),
            "concreteType": "SearchResult",
            "kind": "LinkedField",
            "name": "search",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "concreteType": "Game",
                "kind": "LinkedField",
                "name": "games",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "concreteType": "Lottery",
                    "kind": "LinkedField",
                    "name": "lottery",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "accountTypeName"
                      },
                      (v4/*:: as any*/)
                    ]
                  },
                  {
                    "kind": "ScalarField",
                    "name": "labels"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "tags"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "status"
                  },
                  {
                    "concreteType": "Vendor",
                    "kind": "LinkedField",
                    "name": "vendor",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      (v4/*:: as any*/)
                    ]
                  },
                  {
                    "concreteType": "Image",
                    "kind": "LinkedField",
                    "name": "icon",
                    "plural": false,
                    "selections": (v7/*:: as any*/)
                  }
                ]
              },
              {
                "concreteType": "Vendor",
                "kind": "LinkedField",
                "name": "vendors",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "opensAsList"
                  },
                  {
                    "concreteType": "VendorGameType",
                    "kind": "LinkedField",
                    "name": "gameTypes",
                    "plural": true,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "category"
                      },
                      (v3/*:: as any*/)
                    ]
                  },
                  {
                    "concreteType": "Image",
                    "kind": "LinkedField",
                    "name": "logo",
                    "plural": false,
                    "selections": (v7/*:: as any*/)
                  }
                ]
              }
            ]
          },
          (v4/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "eb54878bbfa6695dd7ae0d4a9bbb3e23712bedab2f06c3d620afe80cc5f4c108",
    "metadata": {},
    "name": "SearchResultsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "87cd953d58980b6b2dd730fd67d61e12";

export default node;
