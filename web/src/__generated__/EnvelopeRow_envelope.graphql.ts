/**
 * @generated SignedSource<<c3dce5a99d029805c183c3e341950aa3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EnvelopeRow_envelope$data = {
  readonly closesAt: string;
  readonly opensAt: string;
  readonly " $fragmentType": "EnvelopeRow_envelope";
};
export type EnvelopeRow_envelope$key = {
  readonly " $data"?: EnvelopeRow_envelope$data;
  readonly " $fragmentSpreads": FragmentRefs<"EnvelopeRow_envelope">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "EnvelopeRow_envelope",
  "selections": [
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

(node as any).hash = "9c7bbb2524cb84d9ca82aad095d11e69";

export default node;
