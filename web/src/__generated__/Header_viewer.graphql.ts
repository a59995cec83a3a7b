/**
 * @generated SignedSource<<feb65060c70c36b702b3436511938592>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Header_viewer$data = {
  readonly member: {
    readonly " $fragmentSpreads": FragmentRefs<"MemberActions_member">;
  } | null;
  readonly " $fragmentType": "Header_viewer";
};
export type Header_viewer$key = {
  readonly " $data"?: Header_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Header_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "Header_viewer",
  "selections": [
    {
      "concreteType": "Member",
      "kind": "LinkedField",
      "name": "member",
      "plural": false,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "MemberActions_member"
        }
      ]
    }
  ],
  "type": "Viewer"
};

(node as any).hash = "10cec54b2ce5baf4d0c99953eb9d4265";

export default node;
