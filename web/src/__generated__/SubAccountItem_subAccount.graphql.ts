/**
 * @generated SignedSource<<a9f33bed6387d6b207df2827c0bf207b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DownlineStatus = "ACTIVE" | "CLOSED" | "LOCKED" | "UNKNOWN" | "%future added value";
export type SubAccountRight = "CONTRACTS" | "NOTES" | "OPEN_ACCOUNTS" | "READ_ACCOUNTS" | "READ_REPORTS" | "RESET_LINKS" | "RESTRICT_ACCOUNTS" | "TRANSFER_MONEY" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SubAccountItem_subAccount$data = {
  readonly account: string;
  readonly hasFirstPassword: boolean;
  readonly lastLoginAt: string | null;
  readonly rights: ReadonlyArray<SubAccountRight>;
  readonly sessionCount: number;
  readonly status: DownlineStatus;
  readonly " $fragmentType": "SubAccountItem_subAccount";
};
export type SubAccountItem_subAccount$key = {
  readonly " $data"?: SubAccountItem_subAccount$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubAccountItem_subAccount">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "SubAccountItem_subAccount",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "account"
    },
    {
      "kind": "ScalarField",
      "name": "rights"
    },
    {
      "kind": "ScalarField",
      "name": "status"
    },
    {
      "kind": "ScalarField",
      "name": "lastLoginAt"
    },
    {
      "kind": "ScalarField",
      "name": "hasFirstPassword"
    },
    {
      "kind": "ScalarField",
      "name": "sessionCount"
    }
  ],
  "type": "SubAccount"
};

(node as any).hash = "dfecaeb6c13e53a52e7633930bd11c67";

export default node;
