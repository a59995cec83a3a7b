/**
 * @generated SignedSource<<208db944802c037f6b72ae1cf0ff0070>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BonusTerms_terms$data = {
  readonly hours: number;
  readonly turnover: number;
  readonly " $fragmentType": "BonusTerms_terms";
};
export type BonusTerms_terms$key = {
  readonly " $data"?: BonusTerms_terms$data;
  readonly " $fragmentSpreads": FragmentRefs<"BonusTerms_terms">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BonusTerms_terms",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "turnover",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hours",
      "storageKey": null
    }
  ],
  "type": "BonusTerms",
  "abstractKey": null
};

(node as any).hash = "87948f0ab93bfc5306583610ac075378";

export default node;
