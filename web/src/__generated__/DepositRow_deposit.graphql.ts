/**
 * @generated SignedSource<<d13aef95fc3e802a4bd6d3c9fced6f29>>
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
  "metadata": null,
  "name": "DepositRow_deposit",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "channelName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "returnedAt",
      "storageKey": null
    }
  ],
  "type": "Deposit",
  "abstractKey": null
};

(node as any).hash = "b09f90ae0ba403da7d4e9174fb146815";

export default node;
