/**
 * @generated SignedSource<<916598b9a65f3b2430c1954f1ac8b27e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LinkageKind = "GAME" | "MODAL" | "PROMOTION" | "ROUTE" | "UNKNOWN" | "URL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PromotionAction_promotion$data = {
  readonly action: {
    readonly kind: LinkageKind;
    readonly target: string;
    readonly " $fragmentSpreads": FragmentRefs<"LinkageLink_linkage" | "LinkageName_linkage">;
  } | null;
  readonly " $fragmentType": "PromotionAction_promotion";
};
export type PromotionAction_promotion$key = {
  readonly " $data"?: PromotionAction_promotion$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromotionAction_promotion">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PromotionAction_promotion",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Linkage",
      "kind": "LinkedField",
      "name": "action",
      "plural": false,
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "LinkageLink_linkage"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LinkageName_linkage"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Promotion",
  "abstractKey": null
};

(node as any).hash = "e16a2e51395159953edb0baff794bc43";

export default node;
