/**
 * @generated SignedSource<<c302dc88a737fe94f4cfbd6ceedfdca1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSiteTime_site$data = {
  readonly dailySignIn: {
    readonly serverTime: string | null;
  } | null;
  readonly " $fragmentType": "useSiteTime_site";
};
export type useSiteTime_site$key = {
  readonly " $data"?: useSiteTime_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSiteTime_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSiteTime_site",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "SignInCalendar",
        "kind": "LinkedField",
        "name": "dailySignIn",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "serverTime",
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

(node as any).hash = "2da5227ed8d8f9605bc2a0f27b444591";

export default node;
