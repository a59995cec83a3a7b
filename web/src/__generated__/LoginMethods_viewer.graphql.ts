/**
 * @generated SignedSource<<8e95764e4cd254b140b65c9263fd989b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LoginMethods_viewer$data = {
  readonly rememberedLogin: {
    readonly countryDialingCode: string | null;
    readonly mobile: string | null;
    readonly username: string | null;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"MobileField_viewer">;
  readonly " $fragmentType": "LoginMethods_viewer";
};
export type LoginMethods_viewer$key = {
  readonly " $data"?: LoginMethods_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"LoginMethods_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "LoginMethods_viewer",
  "selections": [
    {
      "concreteType": "RememberedLogin",
      "kind": "LinkedField",
      "name": "rememberedLogin",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "username"
        },
        {
          "kind": "ScalarField",
          "name": "mobile"
        },
        {
          "kind": "ScalarField",
          "name": "countryDialingCode"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "MobileField_viewer"
    }
  ],
  "type": "Viewer"
};

(node as any).hash = "968ee92b3cc1b2233efff480c28c9246";

export default node;
