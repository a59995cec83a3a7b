/**
 * @generated SignedSource<<a864b239db98549cbaa4d85f684d8692>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SitePart = "BETS" | "BONUSES" | "DEPOSITS" | "JACKPOTS" | "LEADERBOARDS" | "MESSAGES" | "MISSIONS" | "PAGES" | "PROFIT" | "PROMOTIONS" | "RAFFLE" | "RED_ENVELOPES" | "REFERRAL" | "REWARDS" | "SIGN_IN" | "STATEMENT" | "TRANSACTIONS" | "VIP" | "WITHDRAWALS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Header_site$data = {
  readonly brand: {
    readonly name: string;
  } | null;
  readonly features: {
    readonly chat: boolean;
    readonly directRegistration: boolean;
    readonly freePlay: boolean;
    readonly memberCentre: boolean;
    readonly missingParts: ReadonlyArray<SitePart>;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"AppearanceButton_site">;
  readonly " $fragmentType": "Header_site";
};
export type Header_site$key = {
  readonly " $data"?: Header_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"Header_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Header_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Brand",
      "kind": "LinkedField",
      "name": "brand",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
          "name": "directRegistration",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "freePlay",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "memberCentre",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "missingParts",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AppearanceButton_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "faa88a7b3ea111ad629d35e2abcdb8a8";

export default node;
