/**
 * @generated SignedSource<<15677e0721a158cb71f3cdd2870fecba>>
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
  "metadata": null,
  "name": "PresentEnvelope_envelope",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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

(node as any).hash = "0377413a74592b2825aa9256268ba0cd";

export default node;
