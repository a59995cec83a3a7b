/**
 * @generated SignedSource<<ba8c15859beb3c3b141cc7a21b25cc36>>
 * @relayHash c8abeb944220c18f038af52eeb42b68d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d948d53b9f3b77e42008319498df8549e5ebffcc44968d97d250e455de26b897

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DepositPaneQuery$variables = {
  hasPromotion: boolean;
  promotion: string;
};
export type DepositPaneQuery$data = {
  readonly site?: {
    readonly promotion: {
      readonly internalID: string;
      readonly " $fragmentSpreads": FragmentRefs<"DepositPromotion_promotion">;
    } | null;
  };
  readonly viewer: {
    readonly member: {
      readonly " $fragmentSpreads": FragmentRefs<"DepositForm_member">;
    } | null;
  };
};
export type DepositPaneQuery = {
  response: DepositPaneQuery$data;
  variables: DepositPaneQuery$variables;
};

import Picture_image$normalization_graphql from './Picture_image$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasPromotion"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "promotion"
},
v2 = [
  {
    "kind": "Variable",
    "name": "internalID",
    "variableName": "promotion"
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "internalID"
},
v4 = {
  "kind": "ScalarField",
  "name": "title"
},
v5 = {
  "kind": "ScalarField",
  "name": "id"
},
v6 = {
  "kind": "ScalarField",
  "name": "amount"
},
v7 = [
  (v6/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v8 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "least",
  "plural": false,
  "selections": (v7/*:: as any*/)
},
v9 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "most",
  "plural": false,
  "selections": (v7/*:: as any*/)
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "DepositPaneQuery",
    "selections": [
      {
        "condition": "hasPromotion",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "concreteType": "Site",
            "kind": "LinkedField",
            "name": "site",
            "plural": false,
            "selections": [
              {
                "kind": "CatchField",
                "field": {
                  "args": (v2/*:: as any*/),
                  "concreteType": "Promotion",
                  "kind": "LinkedField",
                  "name": "promotion",
                  "plural": false,
                  "selections": [
                    (v3/*:: as any*/),
                    {
                      "kind": "FragmentSpread",
                      "name": "DepositPromotion_promotion"
                    }
                  ]
                },
                "to": "NULL"
              }
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
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              {
                "kind": "FragmentSpread",
                "name": "DepositForm_member"
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "DepositPaneQuery",
    "selections": [
      {
        "condition": "hasPromotion",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "concreteType": "Site",
            "kind": "LinkedField",
            "name": "site",
            "plural": false,
            "selections": [
              {
                "args": (v2/*:: as any*/),
                "concreteType": "Promotion",
                "kind": "LinkedField",
                "name": "promotion",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "summary"
                  },
                  (v5/*:: as any*/)
                ]
              },
              (v5/*:: as any*/)
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
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              {
                "alias": "last",
                "args": [
                  {
                    "kind": "Literal",
                    "name": "filter",
                    "value": {
                      "period": {
                        "preset": "LAST_30"
                      }
                    }
                  },
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 1
                  }
                ],
                "concreteType": "DepositConnection",
                "kind": "LinkedField",
                "name": "deposits",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "DepositEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "concreteType": "Deposit",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "channelName"
                          },
                          (v5/*:: as any*/)
                        ]
                      }
                    ]
                  }
                ],
                "storageKey": "deposits(filter:{\"period\":{\"preset\":\"LAST_30\"}},first:1)"
              },
              {
                "concreteType": "Wallet",
                "kind": "LinkedField",
                "name": "wallet",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "DepositChannel",
                    "kind": "LinkedField",
                    "name": "depositChannels",
                    "plural": true,
                    "selections": [
                      (v3/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "name"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "isAvailable"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "isPlayedOnce"
                      },
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "feeRate"
                      },
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "feeFixed",
                        "plural": false,
                        "selections": (v7/*:: as any*/)
                      },
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "presets",
                        "plural": true,
                        "selections": [
                          (v6/*:: as any*/)
                        ]
                      },
                      {
                        "kind": "ScalarField",
                        "name": "kind"
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
                        "name": "minutes"
                      }
                    ]
                  },
                  (v5/*:: as any*/)
                ]
              },
              {
                "concreteType": "PromotionStanding",
                "kind": "LinkedField",
                "name": "promotionStandings",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "concreteType": "DepositOffer",
                    "kind": "LinkedField",
                    "name": "depositOffer",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "rate"
                      },
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "turnoverTimes"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "isOnlyNow"
                      }
                    ]
                  },
                  (v5/*:: as any*/)
                ]
              },
              (v5/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "d948d53b9f3b77e42008319498df8549e5ebffcc44968d97d250e455de26b897",
    "metadata": {},
    "name": "DepositPaneQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "de56b933d9bc1dc95eefbee685d5eabe";

export default node;
