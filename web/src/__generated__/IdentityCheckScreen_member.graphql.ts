/**
 * @generated SignedSource<<629233d483c6d08fb4ef81b18c3f000b>>
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRequired",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "acceptedKinds",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Member",
  "abstractKey": null
};

(node as any).hash = "be7691902395f0b4b4560aedeef45d04";

export default node;
