/**
 * @generated SignedSource<<ccddc873fa6c79cab7f07e8b0a03701f>>
 * @relayHash 1d2302c67bf390acc756759adf1770d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3de41726032e570ac69d76fff482332a88184d2aa1a10786139d9211d64c820b

import type { ConcreteRequest } from 'relay-runtime';
export type MissionWatchSubscription$variables = Record<PropertyKey, never>;
export type MissionWatchSubscription$data = {
  readonly claimableMissionsChanged: {
    readonly claimableMissionCount: number | null;
    readonly openMissionCount: number;
  };
};
export type MissionWatchSubscription = {
  response: MissionWatchSubscription$data;
  variables: MissionWatchSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "claimableMissionCount",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "openMissionCount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MissionWatchSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "claimableMissionsChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/)
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
    "name": "MissionWatchSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "claimableMissionsChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3de41726032e570ac69d76fff482332a88184d2aa1a10786139d9211d64c820b",
    "metadata": {},
    "name": "MissionWatchSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "c36917ff2325f0bc9b09ff130980b80a";

export default node;
