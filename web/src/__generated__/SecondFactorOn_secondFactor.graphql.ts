/**
 * @generated SignedSource<<019f013eb19c9c403a402f6c7d237630>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecondFactorOn_secondFactor$data = {
  readonly enabledAt: string | null;
  readonly recoveryCodesLeft: number;
  readonly " $fragmentType": "SecondFactorOn_secondFactor";
};
export type SecondFactorOn_secondFactor$key = {
  readonly " $data"?: SecondFactorOn_secondFactor$data;
  readonly " $fragmentSpreads": FragmentRefs<"SecondFactorOn_secondFactor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SecondFactorOn_secondFactor",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "enabledAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recoveryCodesLeft",
      "storageKey": null
    }
  ],
  "type": "SecondFactor",
  "abstractKey": null
};

(node as any).hash = "e80a8cfc715563b016b06ece3e195a82";

export default node;
