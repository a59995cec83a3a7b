/**
 * @generated SignedSource<<58ff08ed4152f412955fb36aa7b05463>>
 * @relayHash 271b25a79d8b3598977f1545ff957b40
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 716270bd913483d5de0b6da958aa6df68da14d82f71cb25626a49d43d98744e0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RedEnvelopesScreenQuery$variables = Record<PropertyKey, never>;
export type RedEnvelopesScreenQuery$data = {
  readonly site: {
    readonly brand: {
      readonly timeZone: string | null;
    } | null;
    readonly redEnvelopes: {
      readonly bonusTerms: {
        readonly " $fragmentSpreads": FragmentRefs<"BonusTerms_terms">;
      } | null;
      readonly currency: string | null;
      readonly envelopes: ReadonlyArray<{
        readonly closesAt: string;
        readonly id: string;
        readonly opensAt: string;
        readonly " $fragmentSpreads": FragmentRefs<"EnvelopeRow_envelope" | "PresentEnvelope_envelope">;
      }>;
      readonly serverTime: string | null;
    };
  };
  readonly viewer: {
    readonly member: {
      readonly redEnvelopeClaims: ReadonlyArray<{
        readonly expiresAt: string | null;
      }>;
      readonly " $fragmentSpreads": FragmentRefs<"RedEnvelopesScreen_member">;
    } | null;
  };
};
export type RedEnvelopesScreenQuery = {
  response: RedEnvelopesScreenQuery$data;
  variables: RedEnvelopesScreenQuery$variables;
};

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
  "name": "id"
},
v2 = {
  "kind": "ScalarField",
  "name": "opensAt"
},
v3 = {
  "kind": "ScalarField",
  "name": "closesAt"
},
v4 = {
  "kind": "ScalarField",
  "name": "currency"
},
v5 = {
  "kind": "ScalarField",
  "name": "serverTime"
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
    "name": "RedEnvelopesScreenQuery",
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
            "concreteType": "RedEnvelopeCalendar",
            "kind": "LinkedField",
            "name": "redEnvelopes",
            "plural": false,
            "selections": [
              {
                "concreteType": "RedEnvelope",
                "kind": "LinkedField",
                "name": "envelopes",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "kind": "FragmentSpread",
                    "name": "PresentEnvelope_envelope"
                  },
                  {
                    "kind": "FragmentSpread",
                    "name": "EnvelopeRow_envelope"
                  }
                ]
              },
              (v4/*:: as any*/),
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
            "kind": "CatchField",
            "field": {
              "concreteType": "Member",
              "kind": "LinkedField",
              "name": "member",
              "plural": false,
              "selections": [
                {
                  "concreteType": "RedEnvelopeClaim",
                  "kind": "LinkedField",
                  "name": "redEnvelopeClaims",
                  "plural": true,
                  "selections": [
                    (v6/*:: as any*/)
                  ]
                },
                {
                  "kind": "FragmentSpread",
                  "name": "RedEnvelopesScreen_member"
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
    "name": "RedEnvelopesScreenQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "concreteType": "RedEnvelopeCalendar",
            "kind": "LinkedField",
            "name": "redEnvelopes",
            "plural": false,
            "selections": [
              {
                "concreteType": "RedEnvelope",
                "kind": "LinkedField",
                "name": "envelopes",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ]
              },
              (v4/*:: as any*/),
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
              (v5/*:: as any*/)
            ]
          },
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
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              {
                "concreteType": "RedEnvelopeClaim",
                "kind": "LinkedField",
                "name": "redEnvelopeClaims",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/),
                  {
                    "concreteType": "RedEnvelope",
                    "kind": "LinkedField",
                    "name": "envelope",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/)
                    ]
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "amount",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "amount"
                      },
                      (v4/*:: as any*/)
                    ]
                  }
                ]
              },
              (v1/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "716270bd913483d5de0b6da958aa6df68da14d82f71cb25626a49d43d98744e0",
    "metadata": {},
    "name": "RedEnvelopesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a0a4e5905ae9e4f92f6fdc304968d51d";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
