/**
 * @generated SignedSource<<32ac21576cc19c4e172970774de67d7f>>
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
  "kind": "ScalarField",
  "name": "account"
},
v1 = {
  "kind": "ScalarField",
  "name": "kind"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "MemberLists_overview",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "onlineCount"
    },
    {
      "concreteType": "DownlineAccount",
      "kind": "LinkedField",
      "name": "newest",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "registeredAt"
        }
      ]
    },
    {
      "concreteType": "DownlineAccount",
      "kind": "LinkedField",
      "name": "onlineNow",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "lastLoginAt"
        }
      ]
    }
  ],
  "type": "AgentOverview"
};
})();

(node as any).hash = "30836ae5f071cfa1deb02d292e3c419b";

export default node;
