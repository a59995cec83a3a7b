/**
 * @generated SignedSource<<71685f42dc7082efe84ab25a9c40710c>>
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
  "name": "AccountSettings_member",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "kind"
    },
    {
      "kind": "CatchField",
      "field": {
        "concreteType": "IdentityCheck",
        "kind": "LinkedField",
        "name": "identityCheck",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "status"
          }
        ]
      },
      "to": "NULL"
    },
    {
      "concreteType": "PlayBreak",
      "kind": "LinkedField",
      "name": "playBreak",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "until"
        }
      ]
    }
  ],
  "type": "Member"
};

(node as any).hash = "00b6dd0e3eb07f7ed7ab9ecc568079e4";

export default node;
