/**
 * @generated SignedSource<<7f36c198bcf0e99d6f10b4bdce827db8>>
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
  readonly internalID: string;
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
  "name": "InviteLinkRow_link",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "internalID"
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
      "name": "rebate"
    },
    {
      "kind": "ScalarField",
      "name": "expiresAt"
    },
    {
      "kind": "ScalarField",
      "name": "isExpired"
    },
    {
      "kind": "ScalarField",
      "name": "clickCount"
    },
    {
      "kind": "ScalarField",
      "name": "signUpCount"
    },
    {
      "kind": "ScalarField",
      "name": "firstDepositCount"
    }
  ],
  "type": "InviteLink"
};

(node as any).hash = "43bf8e3fd4315389c84a11b5e07807e4";

export default node;
