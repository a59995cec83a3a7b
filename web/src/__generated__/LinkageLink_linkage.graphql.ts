/**
 * @generated SignedSource<<493c2bad9ac16599f5887b931d48e47b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
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

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LinkageLink_linkage",
  "selections": [
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
      "name": "target",
      "storageKey": null
    }
  ],
  "type": "Linkage",
  "abstractKey": null
};

(node as any).hash = "29e221e0514a699b0905f6b2cd339489";

export default node;
