/**
 * @generated SignedSource<<ce4c43683c0c1f024d8b078ec4b0962b>>
 * @relayHash 35f7de20c46c89cc7c3a421318c51950
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2eed297ab7f04c0f16a46fa02165b34197cf572ad54a24cbe183be86a301332c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountKind = "AFFILIATE" | "AFFILIATE_SUB_ACCOUNT" | "AGENT" | "PLAYER" | "SENIOR_AGENT" | "TRIAL" | "UNKNOWN" | "%future added value";
export type DownlineStatus = "ACTIVE" | "CLOSED" | "LOCKED" | "UNKNOWN" | "%future added value";
export type AccountScreenQuery$variables = {
  account: string;
};
export type AccountScreenQuery$data = {
  readonly site: {
    readonly features: {
      readonly downlineTransfer: boolean;
    };
  };
  readonly viewer: {
    readonly agent: {
      readonly downlineAccount: {
        readonly account: string;
        readonly id: string;
        readonly kind: AccountKind;
        readonly level: number;
        readonly status: DownlineStatus;
        readonly " $fragmentSpreads": FragmentRefs<"AccountFacts_account" | "AccountForm_account" | "AccountNotes_account">;
      } | null;
    } | null;
  };
};
export type AccountScreenQuery = {
  response: AccountScreenQuery$data;
  variables: AccountScreenQuery$variables;
};

import AccountNotes_account$normalization_graphql from './AccountNotes_account$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "account"
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
      "name": "downlineTransfer"
    }
  ]
},
v2 = [
  {
    "kind": "Variable",
    "name": "account",
    "variableName": "account"
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "id"
},
v4 = {
  "kind": "ScalarField",
  "name": "account"
},
v5 = {
  "kind": "ScalarField",
  "name": "kind"
},
v6 = {
  "kind": "ScalarField",
  "name": "level"
},
v7 = {
  "kind": "ScalarField",
  "name": "status"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "AccountScreenQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
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
              {
                "args": (v2/*:: as any*/),
                "concreteType": "DownlineAccount",
                "kind": "LinkedField",
                "name": "downlineAccount",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "kind": "FragmentSpread",
                    "name": "AccountFacts_account"
                  },
                  {
                    "kind": "FragmentSpread",
                    "name": "AccountForm_account"
                  },
                  {
                    "kind": "FragmentSpread",
                    "name": "AccountNotes_account"
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
    "name": "AccountScreenQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
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
              {
                "args": (v2/*:: as any*/),
                "concreteType": "DownlineAccount",
                "kind": "LinkedField",
                "name": "downlineAccount",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "childCount"
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "balance",
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
                  {
                    "kind": "ScalarField",
                    "name": "rebate"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "registeredAt"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "lastLoginAt"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "nickname"
                  },
                  {
                    "concreteType": "DownlineDetails",
                    "kind": "LinkedField",
                    "name": "details",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "maskedEmail"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "maskedMobile"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "otherCurrencies"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "path"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "maxRebate"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "restrictedAbove"
                      }
                    ]
                  },
                  {
                    "kind": "ScalarField",
                    "name": "isOnline"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "canBet"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "canTransfer"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "canWithdraw"
                  },
                  {
                    "fragment": AccountNotes_account$normalization_graphql,
                    "kind": "FragmentSpread"
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
    "id": "2eed297ab7f04c0f16a46fa02165b34197cf572ad54a24cbe183be86a301332c",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9d013b00ee05cb6ef0c62ca77c12bf4f";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
