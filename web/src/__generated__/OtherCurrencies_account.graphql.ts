/**
 * @generated SignedSource<<322bb85864369e3e58a76445bdae98e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OtherCurrencies_account$data = {
  readonly account: string;
  readonly details: {
    readonly otherCurrencies: ReadonlyArray<string>;
  };
  readonly " $fragmentType": "OtherCurrencies_account";
};
export type OtherCurrencies_account$key = {
  readonly " $data"?: OtherCurrencies_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"OtherCurrencies_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OtherCurrencies_account",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "account"
    },
    {
      "concreteType": "DownlineDetails",
      "kind": "LinkedField",
      "name": "details",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "otherCurrencies"
        }
      ]
    }
  ],
  "type": "DownlineAccount"
};

(node as any).hash = "2caaa25c3b05e68e56f229b6f276c497";

export default node;
