/**
 * @generated SignedSource<<1a36a3e6ac24f8a3f3077ca95eb35ed8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PasskeyRow_passkey$data = {
  readonly createdAt: string;
  readonly id: string;
  readonly lastUsedAt: string | null;
  readonly name: string;
  readonly " $fragmentType": "PasskeyRow_passkey";
};
export type PasskeyRow_passkey$key = {
  readonly " $data"?: PasskeyRow_passkey$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasskeyRow_passkey">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PasskeyRow_passkey",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "name"
    },
    {
      "kind": "ScalarField",
      "name": "createdAt"
    },
    {
      "kind": "ScalarField",
      "name": "lastUsedAt"
    }
  ],
  "type": "Passkey"
};

(node as any).hash = "42cc3a5c30656e8ec1fdd0380ec63140";

export default node;
