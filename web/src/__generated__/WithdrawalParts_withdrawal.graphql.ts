/**
 * @generated SignedSource<<886d30ee43b86cac0a8eb5eb3c52e503>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WithdrawalParts_withdrawal$data = {
  readonly arriving: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly id: string;
  readonly paid: {
    readonly amount: string;
  };
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

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
};
return {
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
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "paid",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "arriving",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
})();

(node as any).hash = "7a77a0e99914c2f79959bd8143d2a9cb";

export default node;
