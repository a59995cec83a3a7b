/**
 * @generated SignedSource<<71e333afea4d2822108b5f50a7d14481>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Avatar_member$data = {
  readonly avatar: {
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
  "metadata": null,
  "name": "Avatar_member",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "avatar",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Picture_image"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Member",
  "abstractKey": null
};

(node as any).hash = "5b1f6c410d4abbb786caa91a9158c79b";

export default node;
