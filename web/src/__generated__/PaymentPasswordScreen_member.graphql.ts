/**
 * @generated SignedSource<<865aaccdfb0aa4e1bba0704b57099c24>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentPasswordScreen_member$data = {
  readonly security: {
    readonly hasPaymentPassword: boolean;
    readonly paymentPasswordLockedUntil: string | null;
  };
  readonly " $fragmentType": "PaymentPasswordScreen_member";
};
export type PaymentPasswordScreen_member$key = {
  readonly " $data"?: PaymentPasswordScreen_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentPasswordScreen_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PaymentPasswordScreen_member",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AccountSecurity",
      "kind": "LinkedField",
      "name": "security",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasPaymentPassword",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paymentPasswordLockedUntil",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Member",
  "abstractKey": null
};

(node as any).hash = "8b13228dc31a3ccafa4d88fecd99b377";

export default node;
