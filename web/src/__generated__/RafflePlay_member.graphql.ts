/**
 * @generated SignedSource<<7c3177db94a77ece1cfba23238e5c718>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RafflePlay_member$data = {
  readonly unused: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
      };
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "RafflePlay_member";
};
export type RafflePlay_member$key = {
  readonly " $data"?: RafflePlay_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"RafflePlay_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RafflePlay_member",
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
                {
                  "kind": "ScalarField",
                  "name": "id"
                }
              ]
            }
          ]
        }
      ],
      "storageKey": "raffleTickets(first:1,isUsed:false)"
    }
  ],
  "type": "Member"
};

(node as any).hash = "18e86cd2a64bbf0e9ad2b07602595194";

export default node;
