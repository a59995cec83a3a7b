/**
 * @generated SignedSource<<d4f2716bce7df536901184db20eb6de6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WinChip_win$data = {
  readonly account: string;
  readonly amount: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly game: {
    readonly icon: {
      readonly fallbackUrls: ReadonlyArray<string>;
      readonly url: string;
    };
    readonly id: string;
    readonly lottery: {
      readonly accountTypeName: string;
      readonly code: string;
    } | null;
  } | null;
  readonly gameName: string;
  readonly " $fragmentType": "WinChip_win";
};
export type WinChip_win$key = {
  readonly " $data"?: WinChip_win$data;
  readonly " $fragmentSpreads": FragmentRefs<"WinChip_win">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "WinChip_win"
};

(node as any).hash = "2ce72c53c4b64e9fbc599645ff72cdf6";

export default node;
