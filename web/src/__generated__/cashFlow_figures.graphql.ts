/**
 * @generated SignedSource<<1c5acb7417617d081c45695cec4e35b5>>
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

(node as any).hash = "9452354d177234dcba3626e0f825ce84";

export default node;
