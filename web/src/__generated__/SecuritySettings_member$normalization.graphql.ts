/**
 * @generated SignedSource<<fb485e5bb0755b4edafc51fc6861712e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { NormalizationSplitOperation } from 'relay-runtime';


const node: NormalizationSplitOperation = {
  "kind": "SplitOperation",
  "metadata": {},
  "name": "SecuritySettings_member$normalization",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "maskedEmail"
    },
    {
      "kind": "ScalarField",
      "name": "maskedMobile"
    },
    {
      "concreteType": "AccountSecurity",
      "kind": "LinkedField",
      "name": "security",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "passwordChangedAt"
        },
        {
          "kind": "ScalarField",
          "name": "hasPaymentPassword"
        },
        {
          "kind": "ScalarField",
          "name": "payoutAccountCount"
        },
        {
          "kind": "ScalarField",
          "name": "level"
        },
        {
          "kind": "ScalarField",
          "name": "raisedBy"
        },
        {
          "kind": "ScalarField",
          "name": "hasSecondFactor"
        }
      ]
    }
  ]
};

(node as any).hash = "489a25ad2f99d3ccd7fa6ea7cfc114c3";

export default node;
