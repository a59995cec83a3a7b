/**
 * @generated SignedSource<<840be494aaf508615b90355f43cec614>>
 * @relayHash 08e8c4f1d8be0f2dce950f1416f038db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9288d5159ec3845ff5ffe9cc550ddf3159cdf6be3d0040372ec0c329283423c0

import type { ConcreteRequest } from 'relay-runtime';
export type SitePart = "BETS" | "BONUSES" | "DEPOSITS" | "JACKPOTS" | "LEADERBOARDS" | "MESSAGES" | "MISSIONS" | "PAGES" | "PROFIT" | "PROMOTIONS" | "RAFFLE" | "RED_ENVELOPES" | "REFERRAL" | "REWARDS" | "SIGN_IN" | "STATEMENT" | "TRANSACTIONS" | "VIP" | "WITHDRAWALS" | "%future added value";
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
  "alias": null,
  "args": null,
  "concreteType": "SiteFeatures",
  "kind": "LinkedField",
  "name": "features",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memberCentre",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "missingParts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "referralPromotion",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uplineTransfer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "downlineTransfer",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Brand",
  "kind": "LinkedField",
  "name": "brand",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "storageKey": null
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    }
  ],
  "storageKey": "resources(kinds:[\"LICENCE\"])"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "username",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "canTransferToUpline",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "openMissionCount",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
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
        "alias": null,
        "args": null,
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
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
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
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MemberCentreQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
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
