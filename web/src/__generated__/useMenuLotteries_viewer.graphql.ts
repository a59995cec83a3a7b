/**
 * @generated SignedSource<<0f0ce7234b81db796b8d813e4d74cccd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LotteryKind = "FIVE_DIGITS" | "RACE" | "THREE_DICE" | "THREE_DIGITS" | "UNKNOWN" | "VIETNAM_NORTH" | "VIETNAM_SOUTH" | "%future added value";
export type LotteryMode = "ELOTT" | "LOTT" | "SEA" | "UNKNOWN" | "VIETNAM" | "ZY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useMenuLotteries_viewer$data = {
  readonly member: {
    readonly recentLotteries: ReadonlyArray<{
      readonly accountTypeName: string;
      readonly code: string;
      readonly drawInterval: number | null;
      readonly kind: LotteryKind;
      readonly mode: LotteryMode;
      readonly name: string;
      readonly " $fragmentSpreads": FragmentRefs<"LotteryMenuItem_lottery">;
    }> | null;
    readonly username: string;
  } | null;
  readonly " $fragmentType": "useMenuLotteries_viewer";
};
export type useMenuLotteries_viewer$key = {
  readonly " $data"?: useMenuLotteries_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMenuLotteries_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "mode"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "useMenuLotteries_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Member",
      "kind": "LinkedField",
      "name": "member",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "username",
          "storageKey": null
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": [
              {
                "kind": "Variable",
                "name": "mode",
                "variableName": "mode"
              }
            ],
            "concreteType": "Lottery",
            "kind": "LinkedField",
            "name": "recentLotteries",
            "plural": true,
            "selections": [
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
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "mode",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "accountTypeName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "kind",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "drawInterval",
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "LotteryMenuItem_lottery"
              }
            ],
            "storageKey": null
          },
          "to": "NULL"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "126129f55d5a1cb01b6aaa51c20785dd";

export default node;
