/**
 * @generated SignedSource<<b188735e6e9c9b4200a78139188bc454>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DownlineKind = "AGENT" | "PLAYER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PosterDialog_agent$data = {
  readonly inviteLinks: ReadonlyArray<{
    readonly code: string;
    readonly id: string;
    readonly isExpired: boolean;
    readonly kind: DownlineKind | null;
    readonly label: string;
    readonly url: string;
  }>;
  readonly " $fragmentType": "PosterDialog_agent";
};
export type PosterDialog_agent$key = {
  readonly " $data"?: PosterDialog_agent$data;
  readonly " $fragmentSpreads": FragmentRefs<"PosterDialog_agent">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PosterDialog_agent",
  "selections": [
    {
      "concreteType": "InviteLink",
      "kind": "LinkedField",
      "name": "inviteLinks",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "id"
        },
        {
          "kind": "ScalarField",
          "name": "code"
        },
        {
          "kind": "ScalarField",
          "name": "url"
        },
        {
          "kind": "ScalarField",
          "name": "label"
        },
        {
          "kind": "ScalarField",
          "name": "kind"
        },
        {
          "kind": "ScalarField",
          "name": "isExpired"
        }
      ]
    }
  ],
  "type": "Agent"
};

(node as any).hash = "f8ba482579b00da43cc1efa040f468e0";

export default node;
