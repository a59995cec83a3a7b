/**
 * @generated SignedSource<<287317fcd26663b61c90d20107d36342>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LotteryDrawState = "CLOSED" | "DRAWN" | "OPEN" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SlipForm_lottery$data = {
  readonly code: string;
  readonly currentDraw: {
    readonly closesAt: string | null;
    readonly nextNumber: string | null;
    readonly number: string;
    readonly serverTime: string | null;
    readonly state: LotteryDrawState;
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
      "name": "code",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nextNumber",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "state",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "closesAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "serverTime",
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

(node as any).hash = "ffe4099ef363f5eb5d7a9bb3c0c20627";

export default node;
