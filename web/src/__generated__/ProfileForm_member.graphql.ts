/**
 * @generated SignedSource<<2e9824e34931d34f7561d5ed791aa372>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileForm_member$data = {
  readonly nickname: string | null;
  readonly profile: {
    readonly birthday: string | null;
    readonly facebook: string | null;
    readonly line: string | null;
    readonly payeeName: string | null;
    readonly qq: string | null;
    readonly wechat: string | null;
    readonly whatsapp: string | null;
    readonly zalo: string | null;
  };
  readonly username: string;
  readonly " $fragmentType": "ProfileForm_member";
};
export type ProfileForm_member$key = {
  readonly " $data"?: ProfileForm_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileForm_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProfileForm_member",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "nickname"
    },
    {
      "kind": "ScalarField",
      "name": "username"
    },
    {
      "concreteType": "MemberProfile",
      "kind": "LinkedField",
      "name": "profile",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "birthday"
        },
        {
          "kind": "ScalarField",
          "name": "payeeName"
        },
        {
          "kind": "ScalarField",
          "name": "line"
        },
        {
          "kind": "ScalarField",
          "name": "whatsapp"
        },
        {
          "kind": "ScalarField",
          "name": "zalo"
        },
        {
          "kind": "ScalarField",
          "name": "facebook"
        },
        {
          "kind": "ScalarField",
          "name": "wechat"
        },
        {
          "kind": "ScalarField",
          "name": "qq"
        }
      ]
    }
  ],
  "type": "Member"
};

(node as any).hash = "a52120aa8e84ca8c03a18c85041a046e";

export default node;
