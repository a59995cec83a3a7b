/**
 * @generated SignedSource<<abc77ed3106330719bb81cf9fd7bec10>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DepositState = "CANCELLED" | "CREATED" | "EXPIRED" | "FAILED" | "PENDING" | "SUCCESS" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DepositPayment_deposit$data = {
  readonly amount: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly bankAccount: {
    readonly bankName: string;
    readonly holder: string;
    readonly number: string;
    readonly reference: string;
  } | null;
  readonly channelName: string;
  readonly createdAt: string;
  readonly credited: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly endedAt: string | null;
  readonly expiresAt: string;
  readonly fee: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly id: string;
  readonly internalID: string;
  readonly payUrl: string | null;
  readonly qrContent: string | null;
  readonly returnedAt: string | null;
  readonly state: DepositState;
  readonly turnoverDone: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly turnoverRequired: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"DepositOffers_deposit">;
  readonly " $fragmentType": "DepositPayment_deposit";
};
export type DepositPayment_deposit$key = {
  readonly " $data"?: DepositPayment_deposit$data;
  readonly " $fragmentSpreads": FragmentRefs<"DepositPayment_deposit">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "DepositPayment_deposit",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "internalID"
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
      "selections": (v0/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "fee",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "credited",
      "plural": false,
      "selections": (v0/*:: as any*/)
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
      "name": "endedAt"
    },
    {
      "kind": "ScalarField",
      "name": "expiresAt"
    },
    {
      "kind": "ScalarField",
      "name": "returnedAt"
    },
    {
      "kind": "ScalarField",
      "name": "payUrl"
    },
    {
      "kind": "ScalarField",
      "name": "qrContent"
    },
    {
      "concreteType": "DepositBankAccount",
      "kind": "LinkedField",
      "name": "bankAccount",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "bankName"
        },
        {
          "kind": "ScalarField",
          "name": "holder"
        },
        {
          "kind": "ScalarField",
          "name": "number"
        },
        {
          "kind": "ScalarField",
          "name": "reference"
        }
      ]
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "turnoverRequired",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "turnoverDone",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "kind": "FragmentSpread",
      "name": "DepositOffers_deposit"
    }
  ],
  "type": "Deposit"
};
})();

(node as any).hash = "fe6cb4b9bedf47c0b538f4245f989233";

export default node;
