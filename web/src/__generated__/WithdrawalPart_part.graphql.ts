/**
 * @generated SignedSource<<e9c0e1d5851fe312fa147fb806e92ed6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WithdrawalPartState = "AWAITING_CONFIRM" | "DISPUTED" | "FORCED_RECEIVED" | "RECEIVED" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WithdrawalPart_part$data = {
  readonly amount: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly confirmBefore: string | null;
  readonly internalID: string;
  readonly isDepositFinal: boolean;
  readonly paidAt: string;
  readonly proofCount: number;
  readonly state: WithdrawalPartState;
  readonly viewerCanConfirm: boolean;
  readonly " $fragmentType": "WithdrawalPart_part";
};
export type WithdrawalPart_part$key = {
  readonly " $data"?: WithdrawalPart_part$data;
  readonly " $fragmentSpreads": FragmentRefs<"WithdrawalPart_part">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WithdrawalPart_part",
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
      "name": "paidAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "confirmBefore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDepositFinal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "proofCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanConfirm",
      "storageKey": null
    }
  ],
  "type": "WithdrawalPart",
  "abstractKey": null
};

(node as any).hash = "1d53541dc020fe93b92c53bd8e4c830c";

export default node;
