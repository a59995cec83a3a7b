/**
 * @generated SignedSource<<732a1100e330800a3e7008d439c6d13a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DepositChoices_member$data = {
  readonly promotionStandings: ReadonlyArray<{
    readonly depositOffer: {
      readonly isOnlyNow: boolean;
      readonly least: {
        readonly amount: string;
        readonly currency: string;
      };
      readonly most: {
        readonly amount: string;
        readonly currency: string;
      };
      readonly rate: string | null;
      readonly turnoverTimes: number;
    } | null;
    readonly internalID: string;
    readonly title: string;
  }> | null;
  readonly " $fragmentType": "DepositChoices_member";
};
export type DepositChoices_member$key = {
  readonly " $data"?: DepositChoices_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"DepositChoices_member">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DepositChoices_member",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "PromotionStanding",
        "kind": "LinkedField",
        "name": "promotionStandings",
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
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "DepositOffer",
            "kind": "LinkedField",
            "name": "depositOffer",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "rate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "least",
                "plural": false,
                "selections": (v0/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "most",
                "plural": false,
                "selections": (v0/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "turnoverTimes",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isOnlyNow",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Member",
  "abstractKey": null
};
})();

(node as any).hash = "b6569844b402ddcc82ac2d7dd8f72a06";

export default node;
