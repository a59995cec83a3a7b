/**
 * @generated SignedSource<<f0c7552e07682847bd7ea365953ada3e>>
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
  "name": "SecurityLevel_security",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "level"
    },
    {
      "kind": "ScalarField",
      "name": "raisedBy"
    }
  ],
  "type": "AccountSecurity"
};

(node as any).hash = "ff237a905c6394d917fa666075ad24d4";

export default node;
