/**
 * @generated SignedSource<<656d77eeadc31b431f89a957ee7ce915>>
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
  "name": "DepositChoices_member",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "concreteType": "PromotionStanding",
        "kind": "LinkedField",
        "name": "promotionStandings",
        "plural": true,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "internalID"
          },
          {
            "kind": "ScalarField",
            "name": "title"
          },
          {
            "concreteType": "DepositOffer",
            "kind": "LinkedField",
            "name": "depositOffer",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "rate"
              },
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "least",
                "plural": false,
                "selections": (v0/*:: as any*/)
              },
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "most",
                "plural": false,
                "selections": (v0/*:: as any*/)
              },
              {
                "kind": "ScalarField",
                "name": "turnoverTimes"
              },
              {
                "kind": "ScalarField",
                "name": "isOnlyNow"
              }
            ]
          }
        ]
      },
      "to": "NULL"
    }
  ],
  "type": "Member"
};
})();

(node as any).hash = "b6569844b402ddcc82ac2d7dd8f72a06";

export default node;
