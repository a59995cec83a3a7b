/**
 * @generated SignedSource<<ab511266ecea1266d7416b84cd347b63>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type cashFlow_figures$data = {
  readonly deposit: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly withdrawal: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly " $fragmentType": "cashFlow_figures";
};
export type cashFlow_figures$key = {
  readonly " $data"?: cashFlow_figures$data;
  readonly " $fragmentSpreads": FragmentRefs<"cashFlow_figures">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "cashFlow_figures"
};

(node as any).hash = "ff38210b4c229122958dc846b489154a";

export default node;
