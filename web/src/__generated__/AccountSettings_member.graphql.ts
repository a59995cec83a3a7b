/**
 * @generated SignedSource<<eff174bf67d0233c4766f5515c6c84db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccountKind = "AFFILIATE" | "AFFILIATE_SUB_ACCOUNT" | "AGENT" | "PLAYER" | "SENIOR_AGENT" | "TRIAL" | "UNKNOWN" | "%future added value";
export type IdentityCheckStatus = "APPROVED" | "MORE_NEEDED" | "NONE" | "PENDING" | "REJECTED" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AccountSettings_member$data = {
  readonly identityCheck: {
    readonly status: IdentityCheckStatus;
  } | null;
  readonly kind: AccountKind;
  readonly playBreak: {
    readonly until: string | null;
  } | null;
  readonly " $fragmentType": "AccountSettings_member";
};
export type AccountSettings_member$key = {
  readonly " $data"?: AccountSettings_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountSettings_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountSettings_member",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "IdentityCheck",
        "kind": "LinkedField",
        "name": "identityCheck",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PlayBreak",
      "kind": "LinkedField",
      "name": "playBreak",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "until",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Member",
  "abstractKey": null
};

(node as any).hash = "00b6dd0e3eb07f7ed7ab9ecc568079e4";

export default node;
