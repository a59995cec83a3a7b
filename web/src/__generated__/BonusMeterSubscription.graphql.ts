/**
 * @generated SignedSource<<995af1f9a0c822400e7e8f2be61227d5>>
 * @relayHash 9cb58919e73c1252ada6d6d3c42d1b42
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3afae5f5f7e08389d1f3b8c6c6ff48a9c918c67110fad00770778ba29caf6004

import type { ConcreteRequest } from 'relay-runtime';
export type BonusMeterSubscription$variables = {
  id: string;
};
export type BonusMeterSubscription$data = {
  readonly bonusChanged: {
    readonly turnoverDone: {
      readonly amount: string;
      readonly currency: string;
    };
  };
};
export type BonusMeterSubscription = {
  response: BonusMeterSubscription$data;
  variables: BonusMeterSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "turnoverDone",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "amount"
    },
    {
      "kind": "ScalarField",
      "name": "currency"
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "BonusMeterSubscription",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Bonus",
        "kind": "LinkedField",
        "name": "bonusChanged",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ]
      }
    ],
    "type": "Subscription"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BonusMeterSubscription",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Bonus",
        "kind": "LinkedField",
        "name": "bonusChanged",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "id"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "3afae5f5f7e08389d1f3b8c6c6ff48a9c918c67110fad00770778ba29caf6004",
    "metadata": {},
    "name": "BonusMeterSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "820dd37f59099978e93c0e8335d9475c";

export default node;
