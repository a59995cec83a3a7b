/**
 * @generated SignedSource<<da2a3120a5b9acc5e5a349ae556f0fa1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SlipForm_lottery$data = {
  readonly currentDraw: {
    readonly number: string;
  } | null;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "SlipForm_lottery";
};
export type SlipForm_lottery$key = {
  readonly " $data"?: SlipForm_lottery$data;
  readonly " $fragmentSpreads": FragmentRefs<"SlipForm_lottery">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SlipForm_lottery",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "LotteryDraw",
        "kind": "LinkedField",
        "name": "currentDraw",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "number",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Lottery",
  "abstractKey": null
};

(node as any).hash = "7e785de5faa9ab06127e93737025bf27";

export default node;
