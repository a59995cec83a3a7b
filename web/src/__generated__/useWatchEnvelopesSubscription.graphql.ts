/**
 * @generated SignedSource<<c95c27f4a92317ef981b47ed91934bcf>>
 * @relayHash 75e3df59f03ad6f05e19e4f9434febd2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 559414e0aaba7678d0bb9bbb7d244aa3e028f311d8274250df421ab26554087a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useWatchEnvelopesSubscription$variables = Record<PropertyKey, never>;
export type useWatchEnvelopesSubscription$data = {
  readonly redEnvelopesChanged: {
    readonly envelopes: ReadonlyArray<{
      readonly closesAt: string;
      readonly id: string;
      readonly opensAt: string;
      readonly " $fragmentSpreads": FragmentRefs<"EnvelopeRow_envelope" | "PresentEnvelope_envelope">;
    }>;
  };
};
export type useWatchEnvelopesSubscription = {
  response: useWatchEnvelopesSubscription$data;
  variables: useWatchEnvelopesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = {
  "kind": "ScalarField",
  "name": "opensAt"
},
v2 = {
  "kind": "ScalarField",
  "name": "closesAt"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "useWatchEnvelopesSubscription",
    "selections": [
      {
        "concreteType": "RedEnvelopeCalendar",
        "kind": "LinkedField",
        "name": "redEnvelopesChanged",
        "plural": false,
        "selections": [
          {
            "concreteType": "RedEnvelope",
            "kind": "LinkedField",
            "name": "envelopes",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "PresentEnvelope_envelope"
              },
              {
                "kind": "FragmentSpread",
                "name": "EnvelopeRow_envelope"
              }
            ]
          }
        ]
      }
    ],
    "type": "Subscription"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useWatchEnvelopesSubscription",
    "selections": [
      {
        "concreteType": "RedEnvelopeCalendar",
        "kind": "LinkedField",
        "name": "redEnvelopesChanged",
        "plural": false,
        "selections": [
          {
            "concreteType": "RedEnvelope",
            "kind": "LinkedField",
            "name": "envelopes",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "559414e0aaba7678d0bb9bbb7d244aa3e028f311d8274250df421ab26554087a",
    "metadata": {},
    "name": "useWatchEnvelopesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "a156e1fd4ceed9ff0347e43f667691a5";

export default node;
