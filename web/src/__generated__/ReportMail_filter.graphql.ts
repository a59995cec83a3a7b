/**
 * @generated SignedSource<<c58c15be89ddc8fb9ff28d7aa64dc087>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReportRhythm = "DAY" | "MONTH" | "WEEK" | "%future added value";
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
  "name": "ReportMail_filter",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "concreteType": "ReportMail",
      "kind": "LinkedField",
      "name": "mail",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "rhythm"
        },
        {
          "kind": "ScalarField",
          "name": "nextAt"
        },
        {
          "kind": "ScalarField",
          "name": "isPaused"
        }
      ]
    }
  ],
  "type": "SavedFilter"
};

(node as any).hash = "371bc2622c798cae6525af8196e806a4";

export default node;
