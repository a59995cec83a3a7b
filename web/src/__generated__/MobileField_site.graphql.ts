/**
 * @generated SignedSource<<17e819f9de08d6c5d21fad5de41b2c5d>>
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
  "name": "MobileField_site",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "concreteType": "Country",
        "kind": "LinkedField",
        "name": "countries",
        "plural": true,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "code"
          },
          {
            "kind": "ScalarField",
            "name": "name"
          },
          {
            "kind": "ScalarField",
            "name": "dialingCode"
          }
        ]
      },
      "to": "NULL"
    }
  ],
  "type": "Site"
};

(node as any).hash = "bc9a7a32f8af2b90d1b067e4d769ee1a";

export default node;
