/**
 * @generated SignedSource<<dde7fc5d7d0be3f49dab3e360a9d7f93>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SitePart = "BETS" | "BONUSES" | "DEPOSITS" | "JACKPOTS" | "LEADERBOARDS" | "MATCHES" | "MESSAGES" | "MISSIONS" | "PAGES" | "POSTBACKS" | "PROFIT" | "PROMOTIONS" | "RAFFLE" | "RED_ENVELOPES" | "REFERRAL" | "REWARDS" | "SIGN_IN" | "STATEMENT" | "TRANSACTIONS" | "VIP" | "WITHDRAWALS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SideMenuService_site$data = {
  readonly features: {
    readonly chat: boolean;
    readonly forceLightTheme: boolean;
    readonly missingParts: ReadonlyArray<SitePart>;
    readonly pointMall: boolean;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"SideMenuLanguages_site">;
  readonly " $fragmentType": "SideMenuService_site";
};
export type SideMenuService_site$key = {
  readonly " $data"?: SideMenuService_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"SideMenuService_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "SideMenuService_site",
  "selections": [
    {
      "concreteType": "SiteFeatures",
      "kind": "LinkedField",
      "name": "features",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "chat"
        },
        {
          "kind": "ScalarField",
          "name": "forceLightTheme"
        },
        {
          "kind": "ScalarField",
          "name": "missingParts"
        },
        {
          "kind": "ScalarField",
          "name": "pointMall"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "SideMenuLanguages_site"
    }
  ],
  "type": "Site"
};

(node as any).hash = "5636ccc2936abc7b6cb8e25f2f861901";

export default node;
