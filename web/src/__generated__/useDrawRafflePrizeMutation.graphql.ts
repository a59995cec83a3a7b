/**
 * @generated SignedSource<<0a3f9eede9f8b921a50510eb1af12b63>>
 * @relayHash fbb423e62476391ca750a16fb7406465
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a5e0f527c28e2356b55f2524dc2a982a98e3e72117645236e45f2b21174d662

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RafflePrizeKind = "BONUS" | "CASH" | "NONE" | "UNKNOWN" | "%future added value";
export type DrawRafflePrizeInput = {
  idempotencyKey: string;
  raffleId: string;
  ticketId: string;
};
export type useDrawRafflePrizeMutation$variables = {
  input: DrawRafflePrizeInput;
};
export type useDrawRafflePrizeMutation$data = {
  readonly drawRafflePrize: {
    readonly member: {
      readonly " $fragmentSpreads": FragmentRefs<"RafflePlay_member">;
    } | null;
    readonly ticket: {
      readonly prize: {
        readonly internalID: string;
        readonly kind: RafflePrizeKind;
        readonly title: string;
      } | null;
    } | null;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useDrawRafflePrizeMutation = {
  response: useDrawRafflePrizeMutation$data;
  variables: useDrawRafflePrizeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "RafflePrize",
  "kind": "LinkedField",
  "name": "prize",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "internalID",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDrawRafflePrizeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DrawRafflePrizePayload",
        "kind": "LinkedField",
        "name": "drawRafflePrize",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "RaffleTicket",
            "kind": "LinkedField",
            "name": "ticket",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "RafflePlay_member"
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDrawRafflePrizeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DrawRafflePrizePayload",
        "kind": "LinkedField",
        "name": "drawRafflePrize",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "RaffleTicket",
            "kind": "LinkedField",
            "name": "ticket",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
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
                          (v4/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "raffleTickets(first:1,isUsed:false)"
              },
              (v4/*:: as any*/)
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
    "id": "9a5e0f527c28e2356b55f2524dc2a982a98e3e72117645236e45f2b21174d662",
    "metadata": {},
    "name": "useDrawRafflePrizeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "53dbe631b4460fe7a635c24c04960106";

export default node;
