/**
 * @generated SignedSource<<8ba299b5dd40d0f0f35cd5d8c0798185>>
 * @relayHash 62fc9dc535adc2d42c29254ac4942d85
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2deb4ef09f7d52e194ac0b230f760f5c7d69e0bc978416c3d66fde31ae077adc

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RaffleScreenSubscription$variables = Record<PropertyKey, never>;
export type RaffleScreenSubscription$data = {
  readonly raffleTicketsChanged: {
    readonly " $fragmentSpreads": FragmentRefs<"RafflePlay_member">;
  };
};
export type RaffleScreenSubscription = {
  response: RaffleScreenSubscription$data;
  variables: RaffleScreenSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "RaffleScreenSubscription",
    "selections": [
      {
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "raffleTicketsChanged",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "RafflePlay_member"
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
    "name": "RaffleScreenSubscription",
    "selections": [
      {
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "raffleTicketsChanged",
        "plural": false,
        "selections": [
          {
            "alias": "unused",
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 1
              },
              {
                "kind": "Literal",
                "name": "isUsed",
                "value": false
              }
            ],
            "concreteType": "RaffleTicketConnection",
            "kind": "LinkedField",
            "name": "raffleTickets",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "totalCount"
              },
              {
                "concreteType": "RaffleTicketEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "concreteType": "RaffleTicket",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v0/*:: as any*/)
                    ]
                  }
                ]
              }
            ],
            "storageKey": "raffleTickets(first:1,isUsed:false)"
          },
          (v0/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "2deb4ef09f7d52e194ac0b230f760f5c7d69e0bc978416c3d66fde31ae077adc",
    "metadata": {},
    "name": "RaffleScreenSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "e4b3d02265d1296e175f439b75f9d321";

export default node;
