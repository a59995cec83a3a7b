/**
 * @generated SignedSource<<3f6aeb2a595e077b0bf49db88036b15a>>
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
  "name": "SlipForm_lottery",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "code"
    },
    {
      "kind": "ScalarField",
      "name": "name"
    },
    {
      "kind": "CatchField",
      "field": {
        "concreteType": "LotteryDraw",
        "kind": "LinkedField",
        "name": "currentDraw",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "number"
          },
          {
            "kind": "ScalarField",
            "name": "nextNumber"
          },
          {
            "kind": "ScalarField",
            "name": "state"
          },
          {
            "kind": "ScalarField",
            "name": "closesAt"
          },
          {
            "kind": "ScalarField",
            "name": "serverTime"
          }
        ]
      },
      "to": "NULL"
    }
  ],
  "type": "Lottery"
};

(node as any).hash = "ffe4099ef363f5eb5d7a9bb3c0c20627";

export default node;
