/**
 * @generated SignedSource<<9767568c136c163e709d3cf91717521b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type LinkageKind = "GAME" | "MODAL" | "PROMOTION" | "ROUTE" | "UNKNOWN" | "URL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LinkageLink_linkage$data = {
  readonly kind: LinkageKind;
  readonly target: string;
  readonly " $fragmentType": "LinkageLink_linkage";
};
export type LinkageLink_linkage$key = {
  readonly " $data"?: LinkageLink_linkage$data;
  readonly " $fragmentSpreads": FragmentRefs<"LinkageLink_linkage">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "LinkageLink_linkage"
};

(node as any).hash = "59b85593c8a9ff036f2a2ed9411a08bc";

export default node;
