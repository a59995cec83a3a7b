/**
 * @generated SignedSource<<1ae26741d61ed58bf7615a0a6b885547>>
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
  "name": "useSiteTime_site",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "concreteType": "SignInCalendar",
        "kind": "LinkedField",
        "name": "dailySignIn",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "serverTime"
          }
        ]
      },
      "to": "NULL"
    }
  ],
  "type": "Site"
};

(node as any).hash = "2da5227ed8d8f9605bc2a0f27b444591";

export default node;
