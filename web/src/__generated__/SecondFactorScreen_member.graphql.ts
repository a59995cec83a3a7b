/**
 * @generated SignedSource<<1ffe6573d63ecd38dbaff7091f85b1b2>>
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
      "alias": null,
      "args": null,
      "concreteType": "AccountSecurity",
      "kind": "LinkedField",
      "name": "security",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SecondFactor",
          "kind": "LinkedField",
          "name": "secondFactor",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "enabledAt",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "SecondFactorOn_secondFactor"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Member",
  "abstractKey": null
};

(node as any).hash = "56607b65737c02b4de215488f6d60e61";

export default node;
