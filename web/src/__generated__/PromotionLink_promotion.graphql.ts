/**
 * @generated SignedSource<<fc64a213c2c65f3087bbec960cc3188b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LinkageKind = "GAME" | "MODAL" | "PROMOTION" | "ROUTE" | "UNKNOWN" | "URL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PromotionLink_promotion$data = {
  readonly action: {
    readonly kind: LinkageKind;
    readonly target: string;
    readonly " $fragmentSpreads": FragmentRefs<"LinkageLink_linkage" | "LinkageName_linkage">;
  } | null;
  readonly " $fragmentType": "PromotionLink_promotion";
};
export type PromotionLink_promotion$key = {
  readonly " $data"?: PromotionLink_promotion$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromotionLink_promotion">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "target",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PromotionLink_promotion",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Linkage",
      "kind": "LinkedField",
      "name": "action",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "kind": "InlineDataFragmentSpread",
          "name": "LinkageLink_linkage",
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "args": null,
          "argumentDefinitions": []
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
})();

(node as any).hash = "87c660bad3d800c97453697c2856c506";

export default node;
