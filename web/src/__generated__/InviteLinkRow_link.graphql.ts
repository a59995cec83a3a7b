/**
 * @generated SignedSource<<028d45087764ac1a172326eeabcea780>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DownlineKind = "AGENT" | "PLAYER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InviteLinkRow_link$data = {
  readonly clickCount: number;
  readonly code: string;
  readonly expiresAt: string | null;
  readonly firstDepositCount: number;
  readonly id: string;
  readonly isExpired: boolean;
  readonly kind: DownlineKind | null;
  readonly label: string;
  readonly rebate: string;
  readonly signUpCount: number;
  readonly url: string;
  readonly " $fragmentType": "InviteLinkRow_link";
};
export type InviteLinkRow_link$key = {
  readonly " $data"?: InviteLinkRow_link$data;
  readonly " $fragmentSpreads": FragmentRefs<"InviteLinkRow_link">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InviteLinkRow_link",
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
      "name": "rebate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isExpired",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "clickCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "signUpCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstDepositCount",
      "storageKey": null
    }
  ],
  "type": "InviteLink",
  "abstractKey": null
};

(node as any).hash = "78ee59c343f94b511abf9fdac7b588ee";

export default node;
