/**
 * @generated SignedSource<<88bc35a869a21bb05f5afb81756264d9>>
 * @relayHash b4d4bc07f5b3eb1512567299d5733431
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d0980df3c68cc3c09fa4e92ef72b73308e459ead3701e21b65de43606315c63d

import type { ConcreteRequest } from 'relay-runtime';
export type AccountKind = "AFFILIATE" | "AFFILIATE_SUB_ACCOUNT" | "AGENT" | "PLAYER" | "SENIOR_AGENT" | "TRIAL" | "UNKNOWN" | "%future added value";
export type SitePart = "BETS" | "BONUSES" | "DEPOSITS" | "JACKPOTS" | "LEADERBOARDS" | "MESSAGES" | "PAGES" | "PROFIT" | "PROMOTIONS" | "RAFFLE" | "RED_ENVELOPES" | "REFERRAL" | "REWARDS" | "SIGN_IN" | "STATEMENT" | "TRANSACTIONS" | "VIP" | "WITHDRAWALS" | "%future added value";
export type MemberCentreQuery$variables = Record<PropertyKey, never>;
export type MemberCentreQuery$data = {
  readonly site: {
    readonly brand: {
      readonly name: string;
    } | null;
    readonly features: {
      readonly downlineTransfer: boolean;
      readonly memberCentre: boolean;
      readonly missingParts: ReadonlyArray<SitePart>;
      readonly referralPromotion: boolean;
      readonly uplineTransfer: boolean;
    } | null;
    readonly licences: ReadonlyArray<{
      readonly label: string;
    }> | null;
  };
  readonly viewer: {
    readonly member: {
      readonly canTransferToUpline: boolean;
      readonly kind: AccountKind;
      readonly openMissionCount: number | null;
      readonly username: string;
    } | null;
  };
};
export type MemberCentreQuery = {
  response: MemberCentreQuery$data;
  variables: MemberCentreQuery$variables;
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
      "name": "memberCentre"
    },
    {
      "kind": "ScalarField",
      "name": "missingParts"
    },
    {
      "kind": "ScalarField",
      "name": "referralPromotion"
    },
    {
      "kind": "ScalarField",
      "name": "uplineTransfer"
    },
    {
      "kind": "ScalarField",
      "name": "downlineTransfer"
    }
  ]
},
v1 = {
  "concreteType": "Brand",
  "kind": "LinkedField",
  "name": "brand",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "name"
    }
  ]
},
v2 = {
  "alias": "licences",
  "args": [
    {
      "kind": "Literal",
      "name": "kinds",
      "value": [
        "LICENCE"
      ]
    }
  ],
  "concreteType": "SiteResource",
  "kind": "LinkedField",
  "name": "resources",
  "plural": true,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "label"
    }
  ],
  "storageKey": "resources(kinds:[\"LICENCE\"])"
},
v3 = {
  "kind": "ScalarField",
  "name": "kind"
},
v4 = {
  "kind": "ScalarField",
  "name": "username"
},
v5 = {
  "kind": "ScalarField",
  "name": "canTransferToUpline"
},
v6 = {
  "kind": "ScalarField",
  "name": "openMissionCount"
},
v7 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "MemberCentreQuery",
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
          },
          {
            "kind": "CatchField",
            "field": (v1/*:: as any*/),
            "to": "NULL"
          },
          {
            "kind": "CatchField",
            "field": (v2/*:: as any*/),
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
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "kind": "CatchField",
                "field": (v6/*:: as any*/),
                "to": "NULL"
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
    "name": "MemberCentreQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v7/*:: as any*/)
        ]
      },
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "d0980df3c68cc3c09fa4e92ef72b73308e459ead3701e21b65de43606315c63d",
    "metadata": {},
    "name": "MemberCentreQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "91405e3a0899b7b29980a5a4377acecf";

export default node;
