/**
 * @generated SignedSource<<fde09dd3bf6255fc1176f39f2322b71b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { NormalizationSplitOperation } from 'relay-runtime';


const node: NormalizationSplitOperation = {
  "kind": "SplitOperation",
  "metadata": {},
  "name": "PostbackForm_postback$normalization",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "name"
    },
    {
      "kind": "ScalarField",
      "name": "address"
    },
    {
      "kind": "ScalarField",
      "name": "events"
    }
  ]
};

(node as any).hash = "94e653d930fd699c4bef7c591e21168e";

export default node;
