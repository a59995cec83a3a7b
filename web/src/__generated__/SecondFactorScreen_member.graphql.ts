/**
 * @generated SignedSource<<1ef38d7de5f097b5539220b33c8b442a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecondFactorScreen_member$data = {
  readonly security: {
    readonly secondFactor: {
      readonly enabledAt: string | null;
      readonly " $fragmentSpreads": FragmentRefs<"SecondFactorOn_secondFactor">;
    };
  };
  readonly " $fragmentType": "SecondFactorScreen_member";
};
export type SecondFactorScreen_member$key = {
  readonly " $data"?: SecondFactorScreen_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"SecondFactorScreen_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SecondFactorScreen_member",
  "selections": [
    {
      "concreteType": "AccountSecurity",
      "kind": "LinkedField",
      "name": "security",
      "plural": false,
      "selections": [
        {
          "concreteType": "SecondFactor",
          "kind": "LinkedField",
          "name": "secondFactor",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "enabledAt"
            },
            {
              "kind": "FragmentSpread",
              "name": "SecondFactorOn_secondFactor"
            }
          ]
        }
      ]
    }
  ],
  "type": "Member"
};

(node as any).hash = "56607b65737c02b4de215488f6d60e61";

export default node;
