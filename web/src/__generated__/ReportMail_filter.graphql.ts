/**
 * @generated SignedSource<<93bc7356647a262cbaf8316ea0cc964f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReportRhythm = "DAY" | "WEEK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReportMail_filter$data = {
  readonly id: string;
  readonly mail: {
    readonly isPaused: boolean;
    readonly nextAt: string;
    readonly rhythm: ReportRhythm;
  } | null;
  readonly " $fragmentType": "ReportMail_filter";
};
export type ReportMail_filter$key = {
  readonly " $data"?: ReportMail_filter$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportMail_filter">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReportMail_filter",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReportMail",
      "kind": "LinkedField",
      "name": "mail",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rhythm",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nextAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPaused",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SavedFilter",
  "abstractKey": null
};

(node as any).hash = "371bc2622c798cae6525af8196e806a4";

export default node;
