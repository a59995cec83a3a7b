/**
 * @generated SignedSource<<5466c77fa65e07a54800411595653791>>
 * @relayHash a64ab60b1c4e92b66e1462b92f9f7e56
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 045f9dcf573ad8ae99217a0724ce0986b239a71f127e9fdfb4e1249fb96fa343

import type { ConcreteRequest } from 'relay-runtime';
export type ClaimWatchTimesQuery$variables = Record<PropertyKey, never>;
export type ClaimWatchTimesQuery$data = {
  readonly site: {
    readonly brand: {
      readonly timeZone: string | null;
    } | null;
    readonly redEnvelopes: {
      readonly envelopes: ReadonlyArray<{
        readonly closesAt: string;
        readonly opensAt: string;
      }>;
    } | null;
  };
};
export type ClaimWatchTimesQuery = {
  response: ClaimWatchTimesQuery$data;
  variables: ClaimWatchTimesQuery$variables;
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
  "name": "opensAt"
},
v2 = {
  "kind": "ScalarField",
  "name": "closesAt"
},
v3 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "ClaimWatchTimesQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "CatchField",
            "field": {
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
                    (v2/*:: as any*/)
                  ]
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
    "name": "ClaimWatchTimesQuery",
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
              }
            ]
          },
          (v3/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "045f9dcf573ad8ae99217a0724ce0986b239a71f127e9fdfb4e1249fb96fa343",
    "metadata": {},
    "name": "ClaimWatchTimesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6d3dce247f96b0cb5b5a8c03dfcfa72d";

export default node;
