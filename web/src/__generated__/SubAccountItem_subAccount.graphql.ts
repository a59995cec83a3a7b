/**
 * @generated SignedSource<<813cb589773409ba3e4a326308070af5>>
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
  "metadata": null,
  "name": "SubAccountItem_subAccount",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "account",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rights",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastLoginAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasFirstPassword",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sessionCount",
      "storageKey": null
    }
  ],
  "type": "SubAccount",
  "abstractKey": null
};

(node as any).hash = "dfecaeb6c13e53a52e7633930bd11c67";

export default node;
