/**
 * @generated SignedSource<<32c8b846a91b8e7245f59fc1fb49aed5>>
 * @relayHash 08e8c4f1d8be0f2dce950f1416f038db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9288d5159ec3845ff5ffe9cc550ddf3159cdf6be3d0040372ec0c329283423c0

import type { ConcreteRequest } from 'relay-runtime';
export type SitePart = "BETS" | "BONUSES" | "DEPOSITS" | "JACKPOTS" | "LEADERBOARDS" | "MATCHES" | "MESSAGES" | "MISSIONS" | "PAGES" | "POSTBACKS" | "PROFIT" | "PROMOTIONS" | "RAFFLE" | "RED_ENVELOPES" | "REFERRAL" | "REWARDS" | "SIGN_IN" | "STATEMENT" | "TRANSACTIONS" | "VIP" | "WITHDRAWALS" | "%future added value";
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
  "name": "username"
},
v4 = {
  "kind": "ScalarField",
  "name": "canTransferToUpline"
},
v5 = {
  "kind": "ScalarField",
  "name": "openMissionCount"
},
v6 = {
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
              {
                "kind": "CatchField",
                "field": (v5/*:: as any*/),
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
          (v6/*:: as any*/)
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
              (v6/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "9288d5159ec3845ff5ffe9cc550ddf3159cdf6be3d0040372ec0c329283423c0",
    "metadata": {},
    "name": "MemberCentreQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d5279463ef5e70c47ce33ee94fe3ba0b";

export default node;
