/**
 * @generated SignedSource<<dfac621b8e48c699433d61bfdcdb8f16>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type IdentityCheckStatus = "APPROVED" | "MORE_NEEDED" | "NONE" | "PENDING" | "REJECTED" | "UNKNOWN" | "%future added value";
export type IdentityDocumentKind = "DRIVING_LICENCE" | "ID_CARD" | "PASSPORT" | "PROOF_OF_ADDRESS" | "SOURCE_OF_FUNDS" | "UNKNOWN" | "%future added value";
export type IdentityRejection = "EXPIRED" | "INCOMPLETE" | "NAME_DIFFERS" | "OTHER" | "UNKNOWN" | "UNREADABLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type IdentityCheckScreen_member$data = {
  readonly identityCheck: {
    readonly acceptedKinds: ReadonlyArray<IdentityDocumentKind>;
    readonly isRequired: boolean;
    readonly reason: IdentityRejection | null;
    readonly status: IdentityCheckStatus;
  };
  readonly " $fragmentType": "IdentityCheckScreen_member";
};
export type IdentityCheckScreen_member$key = {
  readonly " $data"?: IdentityCheckScreen_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"IdentityCheckScreen_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "IdentityCheckScreen_member",
  "selections": [
    {
      "concreteType": "IdentityCheck",
      "kind": "LinkedField",
      "name": "identityCheck",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "status"
        },
        {
          "kind": "ScalarField",
          "name": "reason"
        },
        {
          "kind": "ScalarField",
          "name": "isRequired"
        },
        {
          "kind": "ScalarField",
          "name": "acceptedKinds"
        }
      ]
    }
  ],
  "type": "Member"
};

(node as any).hash = "be7691902395f0b4b4560aedeef45d04";

export default node;
