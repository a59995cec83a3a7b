/**
 * @generated SignedSource<<1447e78df55ade6d7d4532b284c13baa>>
 * @relayHash 53f30618e36bb60b075e136ae9c7c57b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77edcc54e1b27429ad4ce2ab7ec573693a6f88a14187633accd8ab198994cfbc

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type VipScreenQuery$variables = Record<PropertyKey, never>;
export type VipScreenQuery$data = {
  readonly site: {
    readonly brand: {
      readonly timeZone: string | null;
    };
    readonly vipLevels: ReadonlyArray<{
      readonly club: {
        readonly color: string | null;
        readonly rank: number;
        readonly secondaryColor: string | null;
      };
      readonly turnover: {
        readonly currency: string;
      };
      readonly " $fragmentSpreads": FragmentRefs<"VipLevels_levels">;
    }>;
  };
  readonly viewer: {
    readonly member: Result<{
      readonly vipProgress: Result<{
        readonly current: {
          readonly club: {
            readonly rank: number;
          };
        };
        readonly keep: {
          readonly until: string;
        } | null;
        readonly " $fragmentSpreads": FragmentRefs<"MyLevel_progress">;
      } | null, unknown>;
    } | null, unknown>;
  };
};
export type VipScreenQuery = {
  response: VipScreenQuery$data;
  variables: VipScreenQuery$variables;
};

import MyLevel_progress$normalization_graphql from './MyLevel_progress$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = {
  "concreteType": "Brand",
  "kind": "LinkedField",
  "name": "brand",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "timeZone"
    }
  ]
},
v1 = {
  "kind": "ScalarField",
  "name": "rank"
},
v2 = {
  "kind": "ScalarField",
  "name": "color"
},
v3 = {
  "kind": "ScalarField",
  "name": "secondaryColor"
},
v4 = {
  "kind": "ScalarField",
  "name": "currency"
},
v5 = {
  "concreteType": "VipLevel",
  "kind": "LinkedField",
  "name": "current",
  "plural": false,
  "selections": [
    {
      "concreteType": "ClubLevel",
      "kind": "LinkedField",
      "name": "club",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ]
    }
  ]
},
v6 = {
  "concreteType": "VipKeep",
  "kind": "LinkedField",
  "name": "keep",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "until"
    }
  ]
},
v7 = {
  "kind": "ScalarField",
  "name": "amount"
},
v8 = {
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
    "name": "VipScreenQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "concreteType": "VipLevel",
            "kind": "LinkedField",
            "name": "vipLevels",
            "plural": true,
            "selections": [
              {
                "concreteType": "ClubLevel",
                "kind": "LinkedField",
                "name": "club",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ]
              },
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "turnover",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/)
                ]
              },
              {
                "kind": "FragmentSpread",
                "name": "VipLevels_levels"
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
            "kind": "CatchField",
            "field": {
              "concreteType": "Member",
              "kind": "LinkedField",
              "name": "member",
              "plural": false,
              "selections": [
                {
                  "kind": "CatchField",
                  "field": {
                    "concreteType": "VipProgress",
                    "kind": "LinkedField",
                    "name": "vipProgress",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      {
                        "kind": "FragmentSpread",
                        "name": "MyLevel_progress"
                      }
                    ]
                  },
                  "to": "RESULT"
                }
              ]
            },
            "to": "RESULT"
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
    "name": "VipScreenQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "concreteType": "VipLevel",
            "kind": "LinkedField",
            "name": "vipLevels",
            "plural": true,
            "selections": [
              {
                "concreteType": "ClubLevel",
                "kind": "LinkedField",
                "name": "club",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "label"
                  }
                ]
              },
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "turnover",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v7/*:: as any*/)
                ]
              },
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "keepTurnover",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  (v4/*:: as any*/)
                ]
              },
              {
                "kind": "ScalarField",
                "name": "benefits"
              }
            ]
          },
          (v8/*:: as any*/)
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
                "concreteType": "VipProgress",
                "kind": "LinkedField",
                "name": "vipProgress",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "fragment": MyLevel_progress$normalization_graphql,
                    "kind": "FragmentSpread"
                  }
                ]
              },
              (v8/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "77edcc54e1b27429ad4ce2ab7ec573693a6f88a14187633accd8ab198994cfbc",
    "metadata": {},
    "name": "VipScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "71aa7c87d0a1cc6deec33a621a618697";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
