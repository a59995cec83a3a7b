/**
 * @generated SignedSource<<9e563d44c8488f9f5b8d2ad2b6641e21>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SecurityLevel = "HIGH" | "LOW" | "MIDDLE" | "UNKNOWN" | "%future added value";
export type SecuritySetting = "CONTACT" | "PAYMENT_PASSWORD" | "SECOND_FACTOR" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SecurityLevel_security$data = {
  readonly level: SecurityLevel;
  readonly raisedBy: ReadonlyArray<SecuritySetting>;
  readonly " $fragmentType": "SecurityLevel_security";
};
export type SecurityLevel_security$key = {
  readonly " $data"?: SecurityLevel_security$data;
  readonly " $fragmentSpreads": FragmentRefs<"SecurityLevel_security">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SecurityLevel_security",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "level",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "raisedBy",
      "storageKey": null
    }
  ],
  "type": "AccountSecurity",
  "abstractKey": null
};

(node as any).hash = "ff237a905c6394d917fa666075ad24d4";

export default node;
