/**
 * @generated SignedSource<<d1b2b0bf9391521785c2cf1b302b41a5>>
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
      "alias": null,
      "args": null,
      "concreteType": "InviteLink",
      "kind": "LinkedField",
      "name": "inviteLinks",
      "plural": true,
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
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isExpired",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Agent",
  "abstractKey": null
};

(node as any).hash = "f8ba482579b00da43cc1efa040f468e0";

export default node;
