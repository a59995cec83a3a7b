/**
 * @generated SignedSource<<a22540fb32442b128675b55e448860b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DepositState = "CANCELLED" | "CREATED" | "EXPIRED" | "FAILED" | "PENDING" | "SUCCESS" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DepositRow_deposit$data = {
  readonly amount: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly channelName: string;
  readonly createdAt: string;
  readonly id: string;
  readonly returnedAt: string | null;
  readonly state: DepositState;
  readonly " $fragmentType": "DepositRow_deposit";
};
export type DepositRow_deposit$key = {
  readonly " $data"?: DepositRow_deposit$data;
  readonly " $fragmentSpreads": FragmentRefs<"DepositRow_deposit">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "DepositRow_deposit",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "channelName"
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
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
    },
    {
      "kind": "ScalarField",
      "name": "state"
    },
    {
      "kind": "ScalarField",
      "name": "createdAt"
    },
    {
      "kind": "ScalarField",
      "name": "returnedAt"
    }
  ],
  "type": "Deposit"
};

(node as any).hash = "b09f90ae0ba403da7d4e9174fb146815";

export default node;
