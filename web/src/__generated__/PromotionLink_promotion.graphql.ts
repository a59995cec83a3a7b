/**
 * @generated SignedSource<<c3f570c7a5f9baff2773691b92b95b4d>>
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
  "kind": "ScalarField",
  "name": "kind"
},
v1 = {
  "kind": "ScalarField",
  "name": "target"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PromotionLink_promotion",
  "selections": [
    {
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
          "argumentDefinitions": []
        },
        {
          "kind": "FragmentSpread",
          "name": "LinkageName_linkage"
        }
      ]
    }
  ],
  "type": "Promotion"
};
})();

(node as any).hash = "87c660bad3d800c97453697c2856c506";

export default node;
