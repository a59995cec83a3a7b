/**
 * @generated SignedSource<<b9cf05e8a18aa78620c10a7d9cc938fd>>
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
  "metadata": null,
  "name": "RegisterTitle_site",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Brand",
        "kind": "LinkedField",
        "name": "brand",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "registrationBonus",
            "plural": false,
            "selections": [
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
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "d6d0b9cfe30e60e3ac88f8ca2393a775";

export default node;
