/**
 * @generated SignedSource<<5b568bb7b200caa18f056af1a3a17c31>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LogInModes_viewer$data = {
  readonly rememberedLogin: {
    readonly countryDialingCode: string | null;
    readonly mobile: string | null;
    readonly username: string | null;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"MobileField_viewer">;
  readonly " $fragmentType": "LogInModes_viewer";
};
export type LogInModes_viewer$key = {
  readonly " $data"?: LogInModes_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"LogInModes_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LogInModes_viewer",
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

(node as any).hash = "292abb8fc4888bdc83ee33fdacf6b238";

export default node;
