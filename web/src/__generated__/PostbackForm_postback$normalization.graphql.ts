/**
 * @generated SignedSource<<25001510f29ea3899612e65951afe778>>
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
      "name": "address"
    },
    {
      "kind": "ScalarField",
      "name": "events"
    }
  ]
};

(node as any).hash = "cc7fac69b994cdc8ddaca370afe8da3f";

export default node;
