/**
 * @generated SignedSource<<7c225a30fa5ad37146b174a2cb012b64>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SitePart = "BETS" | "BONUSES" | "DEPOSITS" | "JACKPOTS" | "LEADERBOARDS" | "MESSAGES" | "MISSIONS" | "PAGES" | "PROFIT" | "PROMOTIONS" | "RAFFLE" | "RED_ENVELOPES" | "REFERRAL" | "REWARDS" | "SIGN_IN" | "STATEMENT" | "TRANSACTIONS" | "VIP" | "WITHDRAWALS" | "%future added value";
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
  "metadata": null,
  "name": "Footer_site",
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
        }
      ],
      "storageKey": null
    },
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minimumAge",
          "storageKey": null
        }
      ],
      "storageKey": null
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": "resources(kinds:[\"LICENCE\"])"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "99669f101fac65458407ca71febd230e";

export default node;
