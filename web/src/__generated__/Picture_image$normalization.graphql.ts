/**
 * @generated SignedSource<<21e3e150676b16a5acd733ec216fcae7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { NormalizationSplitOperation } from 'relay-runtime';


const node: NormalizationSplitOperation = {
  "kind": "SplitOperation",
  "metadata": {},
  "name": "Picture_image$normalization",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "url"
    },
    {
      "kind": "ScalarField",
      "name": "fallbackUrls"
    }
  ]
};

(node as any).hash = "70a1e002f3d24e1e10c833f200dac0f4";

export default node;
