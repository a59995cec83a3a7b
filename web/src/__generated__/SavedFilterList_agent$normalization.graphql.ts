/**
 * @generated SignedSource<<d2e9b1901c3479d311d40358cb36b96e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { NormalizationSplitOperation } from 'relay-runtime';


const node: NormalizationSplitOperation = {
  "kind": "SplitOperation",
  "metadata": {},
  "name": "SavedFilterList_agent$normalization",
  "selections": [
    {
      "concreteType": "SavedFilter",
      "kind": "LinkedField",
      "name": "savedFilters",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "id"
        },
        {
          "kind": "ScalarField",
          "name": "report"
        },
        {
          "kind": "ScalarField",
          "name": "query"
        },
        {
          "kind": "ScalarField",
          "name": "name"
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
      ]
    },
    {
      "concreteType": "ReportMails",
      "kind": "LinkedField",
      "name": "reportMails",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "maskedEmail"
        }
      ]
    }
  ]
};

(node as any).hash = "cfdb59ef29b5caa60f0b7d6d684e8f3f";

export default node;
