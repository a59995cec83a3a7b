/**
 * @generated SignedSource<<1cde0caaf18a448e8bbea0bc3004bb6a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegisterTitle_site$data = {
  readonly brand: {
    readonly registrationBonus: {
      readonly amount: string;
      readonly currency: string;
    } | null;
  } | null;
  readonly " $fragmentType": "RegisterTitle_site";
};
export type RegisterTitle_site$key = {
  readonly " $data"?: RegisterTitle_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegisterTitle_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "RegisterTitle_site",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "concreteType": "Brand",
        "kind": "LinkedField",
        "name": "brand",
        "plural": false,
        "selections": [
          {
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "registrationBonus",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "amount"
              },
              {
                "kind": "ScalarField",
                "name": "currency"
              }
            ]
          }
        ]
      },
      "to": "NULL"
    }
  ],
  "type": "Site"
};

(node as any).hash = "2f8b5d9813e83febaa8bc365cbd4f76c";

export default node;
