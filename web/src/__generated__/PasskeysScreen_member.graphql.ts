/**
 * @generated SignedSource<<ea612910dff9329899199338c75fc5df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PasskeysScreen_member$data = {
  readonly security: {
    readonly passkeys: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"PasskeyRow_passkey">;
    }>;
  };
  readonly " $fragmentType": "PasskeysScreen_member";
};
export type PasskeysScreen_member$key = {
  readonly " $data"?: PasskeysScreen_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasskeysScreen_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PasskeysScreen_member",
  "selections": [
    {
      "concreteType": "AccountSecurity",
      "kind": "LinkedField",
      "name": "security",
      "plural": false,
      "selections": [
        {
          "concreteType": "Passkey",
          "kind": "LinkedField",
          "name": "passkeys",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "id"
            },
            {
              "kind": "FragmentSpread",
              "name": "PasskeyRow_passkey"
            }
          ]
        }
      ]
    }
  ],
  "type": "Member"
};

(node as any).hash = "00af9a3116507ce6e60b6393a65aa8b8";

export default node;
