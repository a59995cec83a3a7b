/**
 * @generated SignedSource<<22b8bad7af26d1f72d4d5c05eba6611b>>
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
      "alias": null,
      "args": null,
      "concreteType": "JackpotOptIn",
      "kind": "LinkedField",
      "name": "jackpotOptIns",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "jackpotId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Member",
  "abstractKey": null
};

(node as any).hash = "00f0f9a6adbc16b9bda8900a3538d2bf";

export default node;
