/**
 * @generated SignedSource<<86cd91319a7cedb04fec6d1a83f1d73b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PresentEnvelope_envelope$data = {
  readonly closesAt: string;
  readonly id: string;
  readonly opensAt: string;
  readonly " $fragmentType": "PresentEnvelope_envelope";
};
export type PresentEnvelope_envelope$key = {
  readonly " $data"?: PresentEnvelope_envelope$data;
  readonly " $fragmentSpreads": FragmentRefs<"PresentEnvelope_envelope">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PresentEnvelope_envelope",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "opensAt"
    },
    {
      "kind": "ScalarField",
      "name": "closesAt"
    }
  ],
  "type": "RedEnvelope"
};

(node as any).hash = "0377413a74592b2825aa9256268ba0cd";

export default node;
