/**
 * @generated SignedSource<<0e7d8fbe1a6ca7f9c808e396244e5bd2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MobileField_site$data = {
  readonly countries: ReadonlyArray<{
    readonly code: string;
    readonly dialingCode: string;
    readonly name: string;
  }> | null;
  readonly " $fragmentType": "MobileField_site";
};
export type MobileField_site$key = {
  readonly " $data"?: MobileField_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"MobileField_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MobileField_site",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Country",
        "kind": "LinkedField",
        "name": "countries",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "dialingCode",
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

(node as any).hash = "bc9a7a32f8af2b90d1b067e4d769ee1a";

export default node;
