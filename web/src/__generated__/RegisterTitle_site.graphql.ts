/**
 * @generated SignedSource<<8c5b6fcfe69ddfbc8bb7dbd784ac2283>>
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

(node as any).hash = "d6d0b9cfe30e60e3ac88f8ca2393a775";

export default node;
