/**
 * @generated SignedSource<<4909cfdba7daff401f13f89d1b5f3ae4>>
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
      "alias": null,
      "args": null,
      "concreteType": "RedEnvelopeClaim",
      "kind": "LinkedField",
      "name": "redEnvelopeClaims",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "RedEnvelope",
          "kind": "LinkedField",
          "name": "envelope",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PresentEnvelope_claim"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "EnvelopeRow_claim"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Member",
  "abstractKey": null
};

(node as any).hash = "21551c6fd89240f920904e397fe08b4e";

export default node;
