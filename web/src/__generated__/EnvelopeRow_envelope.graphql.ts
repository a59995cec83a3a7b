/**
 * @generated SignedSource<<13b5d7e4149283993317dc7096be7b29>>
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
  "metadata": null,
  "name": "EnvelopeRow_envelope",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "opensAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closesAt",
      "storageKey": null
    }
  ],
  "type": "RedEnvelope",
  "abstractKey": null
};

(node as any).hash = "9c7bbb2524cb84d9ca82aad095d11e69";

export default node;
