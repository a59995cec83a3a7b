/**
 * @generated SignedSource<<0effca2197119c96ceb25686a8511ee5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignInScreen_member$data = {
  readonly dailySignIn: {
    readonly day: number;
    readonly isSigned: boolean;
    readonly streak: number;
  };
  readonly " $fragmentType": "SignInScreen_member";
};
export type SignInScreen_member$key = {
  readonly " $data"?: SignInScreen_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignInScreen_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SignInScreen_member",
  "selections": [
    {
      "concreteType": "SignInStanding",
      "kind": "LinkedField",
      "name": "dailySignIn",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "day"
        },
        {
          "kind": "ScalarField",
          "name": "streak"
        },
        {
          "kind": "ScalarField",
          "name": "isSigned"
        }
      ]
    }
  ],
  "type": "Member"
};

(node as any).hash = "185e65cde7bfd76a7acc7c4ff7fa43ef";

export default node;
