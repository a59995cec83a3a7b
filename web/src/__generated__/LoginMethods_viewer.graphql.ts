/**
 * @generated SignedSource<<dc34f10d33b1791c0fb35e15b6e80325>>
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
  "metadata": null,
  "name": "LoginMethods_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RememberedLogin",
      "kind": "LinkedField",
      "name": "rememberedLogin",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "username",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mobile",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "countryDialingCode",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MobileField_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "968ee92b3cc1b2233efff480c28c9246";

export default node;
