/**
 * @generated SignedSource<<44d8d3b0076a884b8174f3961a2fd7de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SitePart = "BETS" | "BONUSES" | "DEPOSITS" | "JACKPOTS" | "LEADERBOARDS" | "MESSAGES" | "MISSIONS" | "PAGES" | "PROFIT" | "PROMOTIONS" | "RAFFLE" | "RED_ENVELOPES" | "REFERRAL" | "REWARDS" | "SIGN_IN" | "STATEMENT" | "TRANSACTIONS" | "VIP" | "WITHDRAWALS" | "%future added value";
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
  "metadata": null,
  "name": "SideMenuOffers_site",
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
          "name": "missingParts",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "referralPromotion",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "31631d1b7e91dbfcd72d41fdde672e6e";

export default node;
