/**
 * @generated SignedSource<<6384c8ebb02afec2c8e1305117cd93eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayoutAccountForm_member$data = {
  readonly payoutBanks: ReadonlyArray<{
    readonly code: string;
    readonly name: string;
  }>;
  readonly security: {
    readonly payeeName: string | null;
  };
  readonly " $fragmentType": "PayoutAccountForm_member";
};
export type PayoutAccountForm_member$key = {
  readonly " $data"?: PayoutAccountForm_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayoutAccountForm_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PayoutAccountForm_member",
  "selections": [
    {
      "concreteType": "Bank",
      "kind": "LinkedField",
      "name": "payoutBanks",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "code"
        },
        {
          "kind": "ScalarField",
          "name": "name"
        }
      ]
    },
    {
      "concreteType": "AccountSecurity",
      "kind": "LinkedField",
      "name": "security",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "payeeName"
        }
      ]
    }
  ],
  "type": "Member"
};

(node as any).hash = "83d98aeb63ba63bf8c54289d8159c872";

export default node;
