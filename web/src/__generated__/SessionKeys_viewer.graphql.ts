/**
 * @generated SignedSource<<959699caa6cd7256c68c0533845fc8b5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccountKind = "AFFILIATE" | "AFFILIATE_SUB_ACCOUNT" | "AGENT" | "PLAYER" | "SENIOR_AGENT" | "TRIAL" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SessionKeys_viewer$data = {
  readonly member: {
    readonly club: {
      readonly color: string | null;
      readonly label: string;
      readonly rank: number;
      readonly secondaryColor: string | null;
    } | null;
    readonly internalID: string;
    readonly kind: AccountKind;
    readonly labels: ReadonlyArray<{
      readonly color: string | null;
      readonly name: string;
    }>;
    readonly nickname: string | null;
    readonly username: string;
  } | null;
  readonly " $fragmentType": "SessionKeys_viewer";
};
export type SessionKeys_viewer$key = {
  readonly " $data"?: SessionKeys_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionKeys_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "color"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "SessionKeys_viewer",
  "selections": [
    {
      "concreteType": "Member",
      "kind": "LinkedField",
      "name": "member",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "internalID"
        },
        {
          "kind": "ScalarField",
          "name": "username"
        },
        {
          "kind": "ScalarField",
          "name": "nickname"
        },
        {
          "kind": "ScalarField",
          "name": "kind"
        },
        {
          "concreteType": "MemberLabel",
          "kind": "LinkedField",
          "name": "labels",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "name"
            },
            (v0/*:: as any*/)
          ]
        },
        {
          "concreteType": "ClubLevel",
          "kind": "LinkedField",
          "name": "club",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "label"
            },
            {
              "kind": "ScalarField",
              "name": "rank"
            },
            (v0/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "secondaryColor"
            }
          ]
        }
      ]
    }
  ],
  "type": "Viewer"
};
})();

(node as any).hash = "e0abf49726cd940f401510fbfdcc998b";

export default node;
