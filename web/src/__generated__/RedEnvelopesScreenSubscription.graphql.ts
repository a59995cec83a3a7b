/**
 * @generated SignedSource<<b66e6fc45e704c7b06c53c51377a1fb1>>
 * @relayHash c46931b54905aa4b25768368c934a118
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d7f7f6d54935c530ae3c3df91838feeb0a0b28223e4c9296fffdb9ddbc80a51

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RedEnvelopesScreenSubscription$variables = Record<PropertyKey, never>;
export type RedEnvelopesScreenSubscription$data = {
  readonly redEnvelopesChanged: {
    readonly envelopes: ReadonlyArray<{
      readonly closesAt: string;
      readonly id: string;
      readonly opensAt: string;
      readonly " $fragmentSpreads": FragmentRefs<"EnvelopeRow_envelope" | "PresentEnvelope_envelope">;
    }>;
  };
};
export type RedEnvelopesScreenSubscription = {
  response: RedEnvelopesScreenSubscription$data;
  variables: RedEnvelopesScreenSubscription$variables;
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
    "name": "RedEnvelopesScreenSubscription",
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
    "name": "RedEnvelopesScreenSubscription",
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
    "id": "0d7f7f6d54935c530ae3c3df91838feeb0a0b28223e4c9296fffdb9ddbc80a51",
    "metadata": {},
    "name": "RedEnvelopesScreenSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "1ed731c1806cafebd84c26b002bc7711";

export default node;
