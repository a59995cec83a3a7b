/**
 * @generated SignedSource<<7ebb6a501e3ea715786ad58abaddedb2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OptedIn_member$data = {
  readonly jackpotOptIns: ReadonlyArray<{
    readonly jackpotId: string;
  }>;
  readonly " $fragmentType": "OptedIn_member";
};
export type OptedIn_member$key = {
  readonly " $data"?: OptedIn_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"OptedIn_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OptedIn_member",
  "selections": [
    {
      "concreteType": "JackpotOptIn",
      "kind": "LinkedField",
      "name": "jackpotOptIns",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "jackpotId"
        }
      ]
    }
  ],
  "type": "Member"
};

(node as any).hash = "00f0f9a6adbc16b9bda8900a3538d2bf";

export default node;
