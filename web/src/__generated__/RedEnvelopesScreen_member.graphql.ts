/**
 * @generated SignedSource<<76e0c31d8dff569ae1fcba902521e78a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RedEnvelopesScreen_member$data = {
  readonly redEnvelopeClaims: ReadonlyArray<{
    readonly envelope: {
      readonly id: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"EnvelopeRow_claim" | "PresentEnvelope_claim">;
  }>;
  readonly " $fragmentType": "RedEnvelopesScreen_member";
};
export type RedEnvelopesScreen_member$key = {
  readonly " $data"?: RedEnvelopesScreen_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"RedEnvelopesScreen_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RedEnvelopesScreen_member",
  "selections": [
    {
      "concreteType": "RedEnvelopeClaim",
      "kind": "LinkedField",
      "name": "redEnvelopeClaims",
      "plural": true,
      "selections": [
        {
          "concreteType": "RedEnvelope",
          "kind": "LinkedField",
          "name": "envelope",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "id"
            }
          ]
        },
        {
          "kind": "FragmentSpread",
          "name": "PresentEnvelope_claim"
        },
        {
          "kind": "FragmentSpread",
          "name": "EnvelopeRow_claim"
        }
      ]
    }
  ],
  "type": "Member"
};

(node as any).hash = "21551c6fd89240f920904e397fe08b4e";

export default node;
