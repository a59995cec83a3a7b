/**
 * @generated SignedSource<<63538f33faf66bf975f277051af8d402>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AvatarChoices_member$data = {
  readonly avatar: {
    readonly url: string;
  } | null;
  readonly avatarChoices: ReadonlyArray<{
    readonly image: {
      readonly url: string;
      readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
    };
    readonly internalID: string;
  }> | null;
  readonly " $fragmentType": "AvatarChoices_member";
};
export type AvatarChoices_member$key = {
  readonly " $data"?: AvatarChoices_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"AvatarChoices_member">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AvatarChoices_member",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "avatar",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "AvatarChoice",
        "kind": "LinkedField",
        "name": "avatarChoices",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "internalID",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Image",
            "kind": "LinkedField",
            "name": "image",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "Picture_image"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Member",
  "abstractKey": null
};
})();

(node as any).hash = "bcf11ed2232a7fcdece9f876964b8249";

export default node;
