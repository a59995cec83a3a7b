/**
 * @generated SignedSource<<9277d36cec9b2b6d0f14ab12a725b1ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Avatar_member$data = {
  readonly icon: {
    readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
  } | null;
  readonly " $fragmentType": "Avatar_member";
};
export type Avatar_member$key = {
  readonly " $data"?: Avatar_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"Avatar_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "Avatar_member",
  "selections": [
    {
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "icon",
      "plural": false,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "Picture_image"
        }
      ]
    }
  ],
  "type": "Member"
};

(node as any).hash = "d2fca2b6349ca65b4b051819cf9993f2";

export default node;
