/**
 * @generated SignedSource<<a18d3bc563de51c60745b81c36b3cff9>>
 * @relayHash 77d4e1073fce2e57fcc6dffb929e84e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 048c8726f9cd2abdf845775165617201aab24dea5f4449251438498b5079f712

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignInScreenQuery$variables = Record<PropertyKey, never>;
export type SignInScreenQuery$data = {
  readonly site: {
    readonly dailySignIn: {
      readonly bonusTerms: {
        readonly " $fragmentSpreads": FragmentRefs<"BonusTerms_terms">;
      } | null;
      readonly resetsAt: string;
      readonly rewards: ReadonlyArray<{
        readonly amount: {
          readonly currency: string;
        };
        readonly day: number;
        readonly " $fragmentSpreads": FragmentRefs<"SignInDay_reward">;
      }>;
      readonly serverTime: string | null;
    };
  };
  readonly viewer: {
    readonly member: {
      readonly dailySignIn: {
        readonly day: number;
      };
      readonly " $fragmentSpreads": FragmentRefs<"SignInScreen_member">;
    } | null;
  };
};
export type SignInScreenQuery = {
  response: SignInScreenQuery$data;
  variables: SignInScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "day"
},
v1 = {
  "kind": "ScalarField",
  "name": "currency"
},
v2 = {
  "kind": "ScalarField",
  "name": "resetsAt"
},
v3 = {
  "kind": "ScalarField",
  "name": "serverTime"
},
v4 = {
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
    "name": "SignInScreenQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "concreteType": "SignInCalendar",
            "kind": "LinkedField",
            "name": "dailySignIn",
            "plural": false,
            "selections": [
              {
                "concreteType": "SignInReward",
                "kind": "LinkedField",
                "name": "rewards",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "amount",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/)
                    ]
                  },
                  {
                    "kind": "FragmentSpread",
                    "name": "SignInDay_reward"
                  }
                ]
              },
              {
                "concreteType": "BonusTerms",
                "kind": "LinkedField",
                "name": "bonusTerms",
                "plural": false,
                "selections": [
                  {
                    "kind": "FragmentSpread",
                    "name": "BonusTerms_terms"
                  }
                ]
              },
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ]
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
            "kind": "CatchField",
            "field": {
              "concreteType": "Member",
              "kind": "LinkedField",
              "name": "member",
              "plural": false,
              "selections": [
                {
                  "concreteType": "SignInStanding",
                  "kind": "LinkedField",
                  "name": "dailySignIn",
                  "plural": false,
                  "selections": [
                    (v0/*:: as any*/)
                  ]
                },
                {
                  "kind": "FragmentSpread",
                  "name": "SignInScreen_member"
                }
              ]
            },
            "to": "NULL"
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
    "name": "SignInScreenQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "concreteType": "SignInCalendar",
            "kind": "LinkedField",
            "name": "dailySignIn",
            "plural": false,
            "selections": [
              {
                "concreteType": "SignInReward",
                "kind": "LinkedField",
                "name": "rewards",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "amount",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "amount"
                      }
                    ]
                  },
                  {
                    "kind": "ScalarField",
                    "name": "tickets"
                  }
                ]
              },
              {
                "concreteType": "BonusTerms",
                "kind": "LinkedField",
                "name": "bonusTerms",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "turnover"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "hours"
                  }
                ]
              },
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ]
          },
          (v4/*:: as any*/)
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
              {
                "concreteType": "SignInStanding",
                "kind": "LinkedField",
                "name": "dailySignIn",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "streak"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "isSigned"
                  }
                ]
              },
              (v4/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "048c8726f9cd2abdf845775165617201aab24dea5f4449251438498b5079f712",
    "metadata": {},
    "name": "SignInScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "252b3dff0fa8ea1f37b889aeca5695f1";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
