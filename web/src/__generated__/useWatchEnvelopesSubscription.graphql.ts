/**
 * @generated SignedSource<<857cf16bebb0eb6ea5f0ddb2a663cddc>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useWatchEnvelopesSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "RedEnvelopeCalendar",
        "kind": "LinkedField",
        "name": "redEnvelopesChanged",
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
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PresentEnvelope_envelope"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "EnvelopeRow_envelope"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useWatchEnvelopesSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "RedEnvelopeCalendar",
        "kind": "LinkedField",
        "name": "redEnvelopesChanged",
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
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
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
