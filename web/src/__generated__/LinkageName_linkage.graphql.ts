/**
 * @generated SignedSource<<a1b0b72685f9594bb0ce8d7ea246a012>>
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
  "metadata": null,
  "name": "LinkageName_linkage",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Linkage",
  "abstractKey": null
};

(node as any).hash = "c2a9450f12bc5e5445d54c5855708954";

export default node;
