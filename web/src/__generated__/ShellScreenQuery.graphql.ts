/**
 * @generated SignedSource<<81f4a9110a64406776e481f2091706a0>>
 * @relayHash beb942b23a4c59031761577e7f87d62c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 008efc795af6878ee400aa8e330c431c66045f2fb292e2b6120ea1c2aaf7edb8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type AccountKind = "AFFILIATE" | "AFFILIATE_SUB_ACCOUNT" | "AGENT" | "PLAYER" | "SENIOR_AGENT" | "TRIAL" | "UNKNOWN" | "%future added value";
export type SitePart = "BETS" | "BONUSES" | "DEPOSITS" | "JACKPOTS" | "LEADERBOARDS" | "MATCHES" | "MESSAGES" | "MISSIONS" | "PAGES" | "POSTBACKS" | "PROFIT" | "PROMOTIONS" | "RAFFLE" | "RED_ENVELOPES" | "REFERRAL" | "REWARDS" | "SIGN_IN" | "STATEMENT" | "TRANSACTIONS" | "VIP" | "WITHDRAWALS" | "%future added value";
export type SubAccountRight = "CONTRACTS" | "NOTES" | "OPEN_ACCOUNTS" | "READ_ACCOUNTS" | "READ_REPORTS" | "RESET_LINKS" | "RESTRICT_ACCOUNTS" | "TRANSFER_MONEY" | "UNKNOWN" | "%future added value";
export type SystemState = "MAINTENANCE" | "NORMAL" | "RESTRICTED" | "%future added value";
export type ShellScreenQuery$variables = Record<PropertyKey, never>;
export type ShellScreenQuery$data = {
  readonly site: {
    readonly brand: {
      readonly analyticsId: string | null;
      readonly minimumAge: number;
      readonly name: string;
    } | null;
    readonly collectsFieldData: boolean;
    readonly features: {
      readonly agentCentreInDialog: boolean;
      readonly chat: boolean;
      readonly followSystemTheme: boolean;
      readonly forceLightTheme: boolean;
      readonly loginRequired: boolean;
      readonly memberCentre: boolean;
      readonly missingParts: ReadonlyArray<SitePart>;
      readonly showBarsInGames: boolean;
    } | null;
    readonly " $fragmentSpreads": FragmentRefs<"AgeGate_site" | "Footer_site" | "Header_site" | "SessionKeys_site" | "SideMenu_site" | "useBrandLanguage_site">;
  };
  readonly viewer: {
    readonly member: Result<{
      readonly kind: AccountKind;
      readonly playBreak: {
        readonly until: string | null;
      } | null;
      readonly subAccount: {
        readonly rights: ReadonlyArray<SubAccountRight>;
      } | null;
      readonly username: string;
    } | null, unknown>;
    readonly systemStatus: {
      readonly state: SystemState;
      readonly " $fragmentSpreads": FragmentRefs<"ClosedPage_status">;
    } | null;
    readonly " $fragmentSpreads": FragmentRefs<"Header_viewer" | "SessionKeys_viewer">;
  };
};
export type ShellScreenQuery = {
  response: ShellScreenQuery$data;
  variables: ShellScreenQuery$variables;
};

import Picture_image$normalization_graphql from './Picture_image$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "collectsFieldData"
},
v1 = {
  "kind": "ScalarField",
  "name": "name"
},
v2 = {
  "kind": "ScalarField",
  "name": "minimumAge"
},
v3 = {
  "kind": "ScalarField",
  "name": "analyticsId"
},
v4 = {
  "kind": "ScalarField",
  "name": "agentCentreInDialog"
},
v5 = {
  "kind": "ScalarField",
  "name": "chat"
},
v6 = {
  "kind": "ScalarField",
  "name": "followSystemTheme"
},
v7 = {
  "kind": "ScalarField",
  "name": "forceLightTheme"
},
v8 = {
  "kind": "ScalarField",
  "name": "loginRequired"
},
v9 = {
  "kind": "ScalarField",
  "name": "memberCentre"
},
v10 = {
  "kind": "ScalarField",
  "name": "missingParts"
},
v11 = {
  "kind": "ScalarField",
  "name": "showBarsInGames"
},
v12 = {
  "kind": "ScalarField",
  "name": "state"
},
v13 = {
  "kind": "ScalarField",
  "name": "kind"
},
v14 = {
  "kind": "ScalarField",
  "name": "username"
},
v15 = {
  "concreteType": "SubAccountStanding",
  "kind": "LinkedField",
  "name": "subAccount",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "rights"
    }
  ]
},
v16 = {
  "concreteType": "PlayBreak",
  "kind": "LinkedField",
  "name": "playBreak",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "until"
    }
  ]
},
v17 = {
  "kind": "ScalarField",
  "name": "code"
},
v18 = {
  "kind": "ScalarField",
  "name": "id"
},
v19 = {
  "kind": "ScalarField",
  "name": "label"
},
v20 = {
  "kind": "ScalarField",
  "name": "url"
},
v21 = {
  "kind": "ScalarField",
  "name": "color"
},
v22 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "ShellScreenQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "concreteType": "Brand",
            "kind": "LinkedField",
            "name": "brand",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ]
          },
          {
            "concreteType": "SiteFeatures",
            "kind": "LinkedField",
            "name": "features",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/)
            ]
          },
          {
            "kind": "FragmentSpread",
            "name": "AgeGate_site"
          },
          {
            "kind": "FragmentSpread",
            "name": "useBrandLanguage_site"
          },
          {
            "kind": "FragmentSpread",
            "name": "Header_site"
          },
          {
            "kind": "FragmentSpread",
            "name": "SideMenu_site"
          },
          {
            "kind": "FragmentSpread",
            "name": "Footer_site"
          },
          {
            "kind": "FragmentSpread",
            "name": "SessionKeys_site"
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
            "concreteType": "SystemStatus",
            "kind": "LinkedField",
            "name": "systemStatus",
            "plural": false,
            "selections": [
              (v12/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "ClosedPage_status"
              }
            ]
          },
          {
            "kind": "CatchField",
            "field": {
              "concreteType": "Member",
              "kind": "LinkedField",
              "name": "member",
              "plural": false,
              "selections": [
                (v13/*:: as any*/),
                (v14/*:: as any*/),
                (v15/*:: as any*/),
                (v16/*:: as any*/)
              ]
            },
            "to": "RESULT"
          },
          {
            "kind": "FragmentSpread",
            "name": "Header_viewer"
          },
          {
            "kind": "FragmentSpread",
            "name": "SessionKeys_viewer"
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
    "name": "ShellScreenQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "concreteType": "Brand",
            "kind": "LinkedField",
            "name": "brand",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "merchantCode"
              },
              {
                "kind": "ScalarField",
                "name": "platform"
              }
            ]
          },
          {
            "concreteType": "SiteFeatures",
            "kind": "LinkedField",
            "name": "features",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "directRegistration"
              },
              {
                "kind": "ScalarField",
                "name": "freePlay"
              },
              {
                "kind": "ScalarField",
                "name": "referralPromotion"
              },
              {
                "kind": "ScalarField",
                "name": "pointMall"
              }
            ]
          },
          {
            "concreteType": "Language",
            "kind": "LinkedField",
            "name": "languages",
            "plural": true,
            "selections": [
              (v17/*:: as any*/),
              (v1/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "tag"
              }
            ]
          },
          {
            "concreteType": "GameMenuEntry",
            "kind": "LinkedField",
            "name": "gameMenu",
            "plural": true,
            "selections": [
              (v18/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "category"
              },
              {
                "kind": "ScalarField",
                "name": "title"
              },
              {
                "concreteType": "GameMenuVendor",
                "kind": "LinkedField",
                "name": "vendors",
                "plural": true,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "isHot"
                  },
                  {
                    "concreteType": "Vendor",
                    "kind": "LinkedField",
                    "name": "vendor",
                    "plural": false,
                    "selections": [
                      (v18/*:: as any*/),
                      (v17/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "opensAsList"
                      },
                      (v1/*:: as any*/)
                    ]
                  }
                ]
              }
            ]
          },
          {
            "alias": "social",
            "args": [
              {
                "kind": "Literal",
                "name": "kinds",
                "value": [
                  "SOCIAL_FACEBOOK",
                  "SOCIAL_TELEGRAM",
                  "SOCIAL_YOUTUBE",
                  "SOCIAL_X",
                  "SOCIAL_INSTAGRAM",
                  "SOCIAL_ZALO"
                ]
              }
            ],
            "concreteType": "SiteResource",
            "kind": "LinkedField",
            "name": "resources",
            "plural": true,
            "selections": [
              (v13/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/)
            ],
            "storageKey": "resources(kinds:[\"SOCIAL_FACEBOOK\",\"SOCIAL_TELEGRAM\",\"SOCIAL_YOUTUBE\",\"SOCIAL_X\",\"SOCIAL_INSTAGRAM\",\"SOCIAL_ZALO\"])"
          },
          {
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
              (v19/*:: as any*/),
              (v20/*:: as any*/)
            ],
            "storageKey": "resources(kinds:[\"LICENCE\"])"
          },
          {
            "concreteType": "SiteDomain",
            "kind": "LinkedField",
            "name": "domains",
            "plural": true,
            "selections": [
              (v20/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "speed"
              }
            ]
          },
          (v18/*:: as any*/)
        ]
      },
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "SystemStatus",
            "kind": "LinkedField",
            "name": "systemStatus",
            "plural": false,
            "selections": [
              (v12/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "endsAt"
              },
              {
                "kind": "ScalarField",
                "name": "contactUrl"
              },
              {
                "kind": "ScalarField",
                "name": "ip"
              },
              {
                "kind": "ScalarField",
                "name": "country"
              }
            ]
          },
          {
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v18/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "unreadMessageCount"
              },
              {
                "concreteType": "ClubLevel",
                "kind": "LinkedField",
                "name": "club",
                "plural": false,
                "selections": [
                  (v19/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "rank"
                  },
                  (v21/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "secondaryColor"
                  }
                ]
              },
              {
                "concreteType": "Wallet",
                "kind": "LinkedField",
                "name": "wallet",
                "plural": false,
                "selections": [
                  (v18/*:: as any*/),
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "available",
                    "plural": false,
                    "selections": (v22/*:: as any*/)
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "bonus",
                    "plural": false,
                    "selections": (v22/*:: as any*/)
                  }
                ]
              },
              {
                "concreteType": "Image",
                "kind": "LinkedField",
                "name": "icon",
                "plural": false,
                "selections": [
                  {
                    "fragment": Picture_image$normalization_graphql,
                    "kind": "FragmentSpread"
                  }
                ]
              },
              {
                "kind": "ScalarField",
                "name": "nickname"
              },
              {
                "concreteType": "LastLogin",
                "kind": "LinkedField",
                "name": "lastLogin",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "at"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "maskedAddress"
                  }
                ]
              },
              {
                "kind": "ScalarField",
                "name": "internalID"
              },
              {
                "concreteType": "MemberLabel",
                "kind": "LinkedField",
                "name": "labels",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  (v21/*:: as any*/)
                ]
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "008efc795af6878ee400aa8e330c431c66045f2fb292e2b6120ea1c2aaf7edb8",
    "metadata": {},
    "name": "ShellScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f0dc99b5f009be1bbf6a3fc0555e2194";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
