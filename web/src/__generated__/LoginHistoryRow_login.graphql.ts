/**
 * @generated SignedSource<<e0d6f70e140f196ae17796a48212c828>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LoginMethod = "FREE_PLAY" | "LINK" | "PASSKEY" | "PASSWORD" | "PHONE_AUTH" | "REGISTRATION" | "SMS" | "SOCIAL" | "%future added value";
export type LoginOutcome = "SUCCEEDED" | "WRONG_CREDENTIALS" | "WRONG_SECOND_FACTOR" | "%future added value";
export type SecondFactorMethod = "RECOVERY_CODE" | "TOTP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LoginHistoryRow_login$data = {
  readonly at: string;
  readonly country: string | null;
  readonly device: string | null;
  readonly maskedAddress: string | null;
  readonly method: LoginMethod | null;
  readonly outcome: LoginOutcome;
  readonly secondFactor: SecondFactorMethod | null;
  readonly " $fragmentType": "LoginHistoryRow_login";
};
export type LoginHistoryRow_login$key = {
  readonly " $data"?: LoginHistoryRow_login$data;
  readonly " $fragmentSpreads": FragmentRefs<"LoginHistoryRow_login">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "LoginHistoryRow_login",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "at"
    },
    {
      "kind": "ScalarField",
      "name": "method"
    },
    {
      "kind": "ScalarField",
      "name": "secondFactor"
    },
    {
      "kind": "ScalarField",
      "name": "outcome"
    },
    {
      "kind": "ScalarField",
      "name": "device"
    },
    {
      "kind": "ScalarField",
      "name": "maskedAddress"
    },
    {
      "kind": "ScalarField",
      "name": "country"
    }
  ],
  "type": "LoginRecord"
};

(node as any).hash = "296aa0f518d93c5be011ecf214d75c0b";

export default node;
