/**
 * @generated SignedSource<<6165adde1827144df4d33385a182ed4b>>
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
    "name": "RaffleScreenSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "raffleTicketsChanged",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RafflePlay_member"
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
    "name": "RaffleScreenSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
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
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "totalCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "RaffleTicketEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "RaffleTicket",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v0/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "raffleTickets(first:1,isUsed:false)"
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
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
