/**
 * @generated SignedSource<<61d19f33dfa4d32c0b136965b132366a>>
 * @relayHash 2fccfc0898ba3cb50975ddc71a1c79ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93c0b04048c12b1f2bfe49e2e0b2ba269a6b2c1f599c160d75bdd8bc30821256

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SitePart = "BETS" | "BONUSES" | "DEPOSITS" | "JACKPOTS" | "LEADERBOARDS" | "MESSAGES" | "MISSIONS" | "PAGES" | "POSTBACKS" | "PROFIT" | "PROMOTIONS" | "RAFFLE" | "RED_ENVELOPES" | "REFERRAL" | "REWARDS" | "SIGN_IN" | "STATEMENT" | "TRANSACTIONS" | "VIP" | "WITHDRAWALS" | "%future added value";
export type RegisterCentreScreenQuery$variables = Record<PropertyKey, never>;
export type RegisterCentreScreenQuery$data = {
  readonly site: {
    readonly features: {
      readonly missingParts: ReadonlyArray<SitePart>;
    } | null;
  };
  readonly viewer: {
    readonly agent: {
      readonly applications: {
        readonly totalCount: number;
      } | null;
      readonly rebate: string;
      readonly " $fragmentSpreads": FragmentRefs<"InviteLinks_agent" | "useMakeInviteLink_agent">;
    } | null;
  };
};
export type RegisterCentreScreenQuery = {
  response: RegisterCentreScreenQuery$data;
  variables: RegisterCentreScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "concreteType": "SiteFeatures",
  "kind": "LinkedField",
  "name": "features",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "missingParts"
    }
  ]
},
v1 = {
  "kind": "ScalarField",
  "name": "rebate"
},
v2 = {
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 1
    },
    {
      "kind": "Literal",
      "name": "state",
      "value": "NEW"
    }
  ],
  "concreteType": "AgentApplicationConnection",
  "kind": "LinkedField",
  "name": "applications",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "totalCount"
    }
  ],
  "storageKey": "applications(first:1,state:\"NEW\")"
},
v3 = {
  "kind": "ScalarField",
  "name": "id"
},
v4 = {
  "kind": "ScalarField",
  "name": "label"
},
v5 = {
  "kind": "ScalarField",
  "name": "kind"
},
v6 = {
  "kind": "ScalarField",
  "name": "expiresAt"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "RegisterCentreScreenQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": (v0/*:: as any*/),
            "to": "NULL"
          }
        ]
      },
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Agent",
            "kind": "LinkedField",
            "name": "agent",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "kind": "CatchField",
                "field": (v2/*:: as any*/),
                "to": "NULL"
              },
              {
                "kind": "FragmentSpread",
                "name": "InviteLinks_agent"
              },
              {
                "kind": "InlineDataFragmentSpread",
                "name": "useMakeInviteLink_agent",
                "selections": [
                  {
                    "concreteType": "InviteLink",
                    "kind": "LinkedField",
                    "name": "inviteLinks",
                    "plural": true,
                    "selections": [
                      (v3/*:: as any*/),
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      (v1/*:: as any*/),
                      (v6/*:: as any*/)
                    ]
                  }
                ],
                "argumentDefinitions": []
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RegisterCentreScreenQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v3/*:: as any*/)
        ]
      },
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Agent",
            "kind": "LinkedField",
            "name": "agent",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "concreteType": "InviteLink",
                "kind": "LinkedField",
                "name": "inviteLinks",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "internalID"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "code"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "url"
                  },
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v1/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "isExpired"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "clickCount"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "signUpCount"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "firstDepositCount"
                  }
                ]
              },
              (v3/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "93c0b04048c12b1f2bfe49e2e0b2ba269a6b2c1f599c160d75bdd8bc30821256",
    "metadata": {},
    "name": "RegisterCentreScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9b2a6da2157b1b927bc0ca3e67409e6f";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
