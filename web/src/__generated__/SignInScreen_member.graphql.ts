/**
 * @generated SignedSource<<4f02212e930e420c4ab3c23a6a26a47a>>
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
      "alias": null,
      "args": null,
      "concreteType": "SignInStanding",
      "kind": "LinkedField",
      "name": "dailySignIn",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "streak",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isSigned",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Member",
  "abstractKey": null
};

(node as any).hash = "185e65cde7bfd76a7acc7c4ff7fa43ef";

export default node;
