/**
 * @generated SignedSource<<0d4e5f7a00574632fd037e4dd0ece30c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SitePart = "BETS" | "BONUSES" | "DEPOSITS" | "JACKPOTS" | "LEADERBOARDS" | "MESSAGES" | "MISSIONS" | "PAGES" | "PROFIT" | "PROMOTIONS" | "RAFFLE" | "RED_ENVELOPES" | "REFERRAL" | "REWARDS" | "SIGN_IN" | "STATEMENT" | "TRANSACTIONS" | "VIP" | "WITHDRAWALS" | "%future added value";
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
  "metadata": null,
  "name": "SideMenuService_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteFeatures",
      "kind": "LinkedField",
      "name": "features",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "chat",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "forceLightTheme",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "missingParts",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pointMall",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SideMenuLanguages_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "5636ccc2936abc7b6cb8e25f2f861901";

export default node;
