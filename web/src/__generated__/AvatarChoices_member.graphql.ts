/**
 * @generated SignedSource<<97002d8b3281f2ab897421b4b61ad765>>
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
  "kind": "ScalarField",
  "name": "url"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "AvatarChoices_member",
  "selections": [
    {
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "avatar",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ]
    },
    {
      "kind": "CatchField",
      "field": {
        "concreteType": "AvatarChoice",
        "kind": "LinkedField",
        "name": "avatarChoices",
        "plural": true,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "internalID"
          },
          {
            "concreteType": "Image",
            "kind": "LinkedField",
            "name": "image",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "Picture_image"
              }
            ]
          }
        ]
      },
      "to": "NULL"
    }
  ],
  "type": "Member"
};
})();

(node as any).hash = "bcf11ed2232a7fcdece9f876964b8249";

export default node;
