/**
 * @generated SignedSource<<04e43086db2af3f6b4a1f19811f0d731>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type DownlineKind = "AGENT" | "PLAYER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useMakeInviteLink_agent$data = {
  readonly inviteLinks: ReadonlyArray<{
    readonly expiresAt: string | null;
    readonly id: string;
    readonly kind: DownlineKind | null;
    readonly label: string;
    readonly rebate: string;
  }>;
  readonly " $fragmentType": "useMakeInviteLink_agent";
};
export type useMakeInviteLink_agent$key = {
  readonly " $data"?: useMakeInviteLink_agent$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMakeInviteLink_agent">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useMakeInviteLink_agent"
};

(node as any).hash = "7d8a949732237697f6f635393898bb22";

export default node;
