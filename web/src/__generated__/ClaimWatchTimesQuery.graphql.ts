/**
 * @generated SignedSource<<c6d40b8b1389dd1b74f847793057e507>>
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
      "name": "timeZone",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "opensAt",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "closesAt",
  "storageKey": null
},
v3 = {
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
    "metadata": null,
    "name": "ClaimWatchTimesQuery",
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
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "concreteType": "RedEnvelopeCalendar",
              "kind": "LinkedField",
              "name": "redEnvelopes",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "RedEnvelope",
                  "kind": "LinkedField",
                  "name": "envelopes",
                  "plural": true,
                  "selections": [
                    (v1/*:: as any*/),
                    (v2/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            "to": "NULL"
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
    "name": "ClaimWatchTimesQuery",
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
          {
            "alias": null,
            "args": null,
            "concreteType": "RedEnvelopeCalendar",
            "kind": "LinkedField",
            "name": "redEnvelopes",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "RedEnvelope",
                "kind": "LinkedField",
                "name": "envelopes",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
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
