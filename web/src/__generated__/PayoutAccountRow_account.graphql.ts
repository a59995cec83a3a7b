/**
 * @generated SignedSource<<8ebc02d6014a8131e5e7c2d22ef882b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayoutAccountRow_account$data = {
  readonly bankName: string;
  readonly branch: string | null;
  readonly currency: string | null;
  readonly holder: string | null;
  readonly id: string;
  readonly lastFour: string;
  readonly usableFrom: string | null;
  readonly " $fragmentType": "PayoutAccountRow_account";
};
export type PayoutAccountRow_account$key = {
  readonly " $data"?: PayoutAccountRow_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayoutAccountRow_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PayoutAccountRow_account",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "bankName"
    },
    {
      "kind": "ScalarField",
      "name": "currency"
    },
    {
      "kind": "ScalarField",
      "name": "branch"
    },
    {
      "kind": "ScalarField",
      "name": "holder"
    },
    {
      "kind": "ScalarField",
      "name": "lastFour"
    },
    {
      "kind": "ScalarField",
      "name": "usableFrom"
    }
  ],
  "type": "PayoutAccount"
};

(node as any).hash = "57161ccd98c85618e18a58af7938fbc0";

export default node;
