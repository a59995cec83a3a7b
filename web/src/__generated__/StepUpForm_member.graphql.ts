/**
 * @generated SignedSource<<8857a342eb255e0cd112bd6e6fb99ffb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StepUpMethod = "EMAIL" | "PASSWORD" | "SMS" | "TOTP" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StepUpForm_member$data = {
  readonly security: {
    readonly stepUpMethods: ReadonlyArray<StepUpMethod>;
  };
  readonly username: string;
  readonly " $fragmentType": "StepUpForm_member";
};
export type StepUpForm_member$key = {
  readonly " $data"?: StepUpForm_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepUpForm_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StepUpForm_member",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "username"
    },
    {
      "concreteType": "AccountSecurity",
      "kind": "LinkedField",
      "name": "security",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "stepUpMethods"
        }
      ]
    }
  ],
  "type": "Member"
};

(node as any).hash = "23db48663b3c46f90aa9dd9e8b0d71a2";

export default node;
