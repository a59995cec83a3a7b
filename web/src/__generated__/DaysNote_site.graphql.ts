/**
 * @generated SignedSource<<22b19d52a1a97073c5574057f71146ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DaysNote_site$data = {
  readonly brand: {
    readonly timeZone: string | null;
  } | null;
  readonly " $fragmentType": "DaysNote_site";
};
export type DaysNote_site$key = {
  readonly " $data"?: DaysNote_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"DaysNote_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DaysNote_site",
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
            "kind": "ScalarField",
            "name": "timeZone",
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

(node as any).hash = "63806b13c3a3010116e44ac9576705f6";

export default node;
