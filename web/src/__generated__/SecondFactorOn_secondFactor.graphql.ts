/**
 * @generated SignedSource<<2aa6e27d39835839334255aa36001a28>>
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
  "name": "SecondFactorOn_secondFactor",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "enabledAt"
    },
    {
      "kind": "ScalarField",
      "name": "recoveryCodesLeft"
    }
  ],
  "type": "SecondFactor"
};

(node as any).hash = "e80a8cfc715563b016b06ece3e195a82";

export default node;
