/**
 * @generated SignedSource<<b63191b499f7368e10865123250d49bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { NormalizationSplitOperation } from 'relay-runtime';


const node: NormalizationSplitOperation = {
  "kind": "SplitOperation",
  "metadata": {},
  "name": "SubAccountItem_subAccount$normalization",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "account"
    },
    {
      "kind": "ScalarField",
      "name": "rights"
    },
    {
      "kind": "ScalarField",
      "name": "status"
    },
    {
      "kind": "ScalarField",
      "name": "lastLoginAt"
    },
    {
      "kind": "ScalarField",
      "name": "hasFirstPassword"
    },
    {
      "kind": "ScalarField",
      "name": "sessionCount"
    }
  ]
};

(node as any).hash = "dfecaeb6c13e53a52e7633930bd11c67";

export default node;
