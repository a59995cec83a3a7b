/**
 * @generated SignedSource<<01c7de97ec2b73b034a56f737f973cca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SitePart = "BETS" | "BONUSES" | "DEPOSITS" | "JACKPOTS" | "LEADERBOARDS" | "MATCHES" | "MESSAGES" | "MISSIONS" | "PAGES" | "POSTBACKS" | "PROFIT" | "PROMOTIONS" | "RAFFLE" | "RED_ENVELOPES" | "REFERRAL" | "REWARDS" | "SIGN_IN" | "STATEMENT" | "TRANSACTIONS" | "VIP" | "WITHDRAWALS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Footer_site$data = {
  readonly brand: {
    readonly minimumAge: number;
    readonly name: string;
  } | null;
  readonly features: {
    readonly missingParts: ReadonlyArray<SitePart>;
  } | null;
  readonly licences: ReadonlyArray<{
    readonly label: string;
    readonly url: string;
  }> | null;
  readonly " $fragmentType": "Footer_site";
};
export type Footer_site$key = {
  readonly " $data"?: Footer_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"Footer_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "Footer_site",
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
        }
      ]
    },
    {
      "concreteType": "Brand",
      "kind": "LinkedField",
      "name": "brand",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "name"
        },
        {
          "kind": "ScalarField",
          "name": "minimumAge"
        }
      ]
    },
    {
      "alias": "licences",
      "args": [
        {
          "kind": "Literal",
          "name": "kinds",
          "value": [
            "LICENCE"
          ]
        }
      ],
      "concreteType": "SiteResource",
      "kind": "LinkedField",
      "name": "resources",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "label"
        },
        {
          "kind": "ScalarField",
          "name": "url"
        }
      ],
      "storageKey": "resources(kinds:[\"LICENCE\"])"
    }
  ],
  "type": "Site"
};

(node as any).hash = "99669f101fac65458407ca71febd230e";

export default node;
