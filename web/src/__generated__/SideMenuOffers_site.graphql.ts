/**
 * @generated SignedSource<<7dfb9ecb97949340e4c7868cca7fc2b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SitePart = "BETS" | "BONUSES" | "DEPOSITS" | "JACKPOTS" | "LEADERBOARDS" | "MATCHES" | "MESSAGES" | "MISSIONS" | "PAGES" | "POSTBACKS" | "PROFIT" | "PROMOTIONS" | "RAFFLE" | "RED_ENVELOPES" | "REFERRAL" | "REWARDS" | "SIGN_IN" | "STATEMENT" | "TRANSACTIONS" | "VIP" | "WITHDRAWALS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SideMenuOffers_site$data = {
  readonly features: {
    readonly missingParts: ReadonlyArray<SitePart>;
    readonly referralPromotion: boolean;
  } | null;
  readonly " $fragmentType": "SideMenuOffers_site";
};
export type SideMenuOffers_site$key = {
  readonly " $data"?: SideMenuOffers_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"SideMenuOffers_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "SideMenuOffers_site",
  "selections": [
    {
      "concreteType": "SiteFeatures",
      "kind": "LinkedField",
      "name": "features",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "missingParts"
        },
        {
          "kind": "ScalarField",
          "name": "referralPromotion"
        }
      ]
    }
  ],
  "type": "Site"
};

(node as any).hash = "31631d1b7e91dbfcd72d41fdde672e6e";

export default node;
