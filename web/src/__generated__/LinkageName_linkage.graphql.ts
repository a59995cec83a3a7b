/**
 * @generated SignedSource<<806f2e961bcb726eb0c75704a7f8e525>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LinkageKind = "GAME" | "MODAL" | "PROMOTION" | "ROUTE" | "UNKNOWN" | "URL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LinkageName_linkage$data = {
  readonly kind: LinkageKind;
  readonly name: string | null;
  readonly target: string;
  readonly " $fragmentType": "LinkageName_linkage";
};
export type LinkageName_linkage$key = {
  readonly " $data"?: LinkageName_linkage$data;
  readonly " $fragmentSpreads": FragmentRefs<"LinkageName_linkage">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "LinkageName_linkage",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "kind"
    },
    {
      "kind": "ScalarField",
      "name": "target"
    },
    {
      "kind": "ScalarField",
      "name": "name"
    }
  ],
  "type": "Linkage"
};

(node as any).hash = "c2a9450f12bc5e5445d54c5855708954";

export default node;
