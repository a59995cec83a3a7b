/**
 * @generated SignedSource<<9ef736279810ea2e23185e5428632080>>
 * @relayHash 405e9580e8c8ef2d56ed7a242ef91390
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 128ffc9f930644e2d8f41d00fbc5f4a2da07aa9a232fb6647fbd3436a663e786

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WatchRaffleTicketsSubscription$variables = Record<PropertyKey, never>;
export type WatchRaffleTicketsSubscription$data = {
  readonly raffleTicketsChanged: {
    readonly " $fragmentSpreads": FragmentRefs<"RafflePlay_member">;
  };
};
export type WatchRaffleTicketsSubscription = {
  response: WatchRaffleTicketsSubscription$data;
  variables: WatchRaffleTicketsSubscription$variables;
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
    "name": "WatchRaffleTicketsSubscription",
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
    "name": "WatchRaffleTicketsSubscription",
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
    "id": "128ffc9f930644e2d8f41d00fbc5f4a2da07aa9a232fb6647fbd3436a663e786",
    "metadata": {},
    "name": "WatchRaffleTicketsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "f40ae4c30515553583a9e53a2e6bf576";

export default node;
