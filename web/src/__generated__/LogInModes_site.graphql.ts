/**
 * @generated SignedSource<<1eafb9a5fe6b26018e34b9d566df2cb5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LogInModes_site$data = {
  readonly features: {
    readonly smsLogin: boolean;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"MobileField_site">;
  readonly " $fragmentType": "LogInModes_site";
};
export type LogInModes_site$key = {
  readonly " $data"?: LogInModes_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"LogInModes_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LogInModes_site",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "SiteFeatures",
        "kind": "LinkedField",
        "name": "features",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "smsLogin",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MobileField_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "b7ef4ef371a7fccc72c48c4248d8bed9";

export default node;
