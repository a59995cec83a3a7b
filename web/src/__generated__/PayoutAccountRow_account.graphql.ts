/**
 * @generated SignedSource<<7954f7b8b5a186b47945c140fd1cabef>>
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
  "metadata": null,
  "name": "PayoutAccountRow_account",
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
      "name": "bankName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "branch",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "holder",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastFour",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "usableFrom",
      "storageKey": null
    }
  ],
  "type": "PayoutAccount",
  "abstractKey": null
};

(node as any).hash = "57161ccd98c85618e18a58af7938fbc0";

export default node;
