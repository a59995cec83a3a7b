/**
 * @generated SignedSource<<47844f91ac3d7efef328219321373e85>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { NormalizationSplitOperation } from 'relay-runtime';


const node: NormalizationSplitOperation = {
  "kind": "SplitOperation",
  "metadata": {},
  "name": "ApplicationItem_application$normalization",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "account"
    },
    {
      "kind": "ScalarField",
      "name": "contact"
    },
    {
      "kind": "ScalarField",
      "name": "channels"
    },
    {
      "kind": "ScalarField",
      "name": "expectedPlayers"
    },
    {
      "kind": "ScalarField",
      "name": "message"
    },
    {
      "kind": "ScalarField",
      "name": "state"
    },
    {
      "kind": "ScalarField",
      "name": "reason"
    },
    {
      "kind": "ScalarField",
      "name": "appliedAt"
    },
    {
      "kind": "ScalarField",
      "name": "decidedAt"
    }
  ]
};

(node as any).hash = "d0b16131bc542996df919c3fbd4921bd";

export default node;
