/**
 * @generated SignedSource<<e3fb78822acb74215ebd129169d5235e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WithdrawalParts_withdrawal$data = {
  readonly id: string;
  readonly parts: ReadonlyArray<{
    readonly internalID: string;
    readonly " $fragmentSpreads": FragmentRefs<"WithdrawalPart_part">;
  }>;
  readonly viewerCanConfirm: boolean;
  readonly " $fragmentType": "WithdrawalParts_withdrawal";
};
export type WithdrawalParts_withdrawal$key = {
  readonly " $data"?: WithdrawalParts_withdrawal$data;
  readonly " $fragmentSpreads": FragmentRefs<"WithdrawalParts_withdrawal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WithdrawalParts_withdrawal",
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
      "name": "viewerCanConfirm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WithdrawalPart",
      "kind": "LinkedField",
      "name": "parts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "internalID",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WithdrawalPart_part"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Withdrawal",
  "abstractKey": null
};

(node as any).hash = "8ffb796abfcf57a2efa79a98c7204b56";

export default node;
