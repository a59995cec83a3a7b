/**
 * @generated SignedSource<<a3ffa2595dae9f1da29543e3acd9e1f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccountKind = "AFFILIATE" | "AFFILIATE_SUB_ACCOUNT" | "AGENT" | "PLAYER" | "SENIOR_AGENT" | "TRIAL" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MemberLists_overview$data = {
  readonly newest: ReadonlyArray<{
    readonly account: string;
    readonly kind: AccountKind;
    readonly registeredAt: string | null;
  }>;
  readonly onlineCount: number;
  readonly onlineNow: ReadonlyArray<{
    readonly account: string;
    readonly kind: AccountKind;
    readonly lastLoginAt: string | null;
  }>;
  readonly " $fragmentType": "MemberLists_overview";
};
export type MemberLists_overview$key = {
  readonly " $data"?: MemberLists_overview$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberLists_overview">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "account",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberLists_overview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "onlineCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DownlineAccount",
      "kind": "LinkedField",
      "name": "newest",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "registeredAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DownlineAccount",
      "kind": "LinkedField",
      "name": "onlineNow",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastLoginAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AgentOverview",
  "abstractKey": null
};
})();

(node as any).hash = "30836ae5f071cfa1deb02d292e3c419b";

export default node;
