/**
 * @generated SignedSource<<ffe1507522bee12785d7dad1a1604f3e>>
 * @relayHash 47bbeb94fb80ab2ea78517d5bf6b252e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c9d896d73ed5812759036ecd7064076d3d355304606fe992f4e43b61f22067c

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
  "kind": "ScalarField",
  "name": "id"
},
v3 = {
  "kind": "ScalarField",
  "name": "label"
},
v4 = {
  "kind": "ScalarField",
  "name": "kind"
},
v5 = {
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
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
                      (v4/*:: as any*/),
                      (v1/*:: as any*/),
                      (v5/*:: as any*/)
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
          (v2/*:: as any*/)
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
                "concreteType": "InviteLink",
                "kind": "LinkedField",
                "name": "inviteLinks",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "code"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "url"
                  },
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v1/*:: as any*/),
                  (v5/*:: as any*/),
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
              (v2/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "8c9d896d73ed5812759036ecd7064076d3d355304606fe992f4e43b61f22067c",
    "metadata": {},
    "name": "RegisterCentreScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ec81169fdfd747a57309a8e5e384a055";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
