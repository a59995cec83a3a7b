/**
 * @generated SignedSource<<abc2a079c350d3cc7ce6fc453a263802>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "LIVE" | "PVP" | "RNG" | "SPORTS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SessionKeys_site$data = {
  readonly brand: {
    readonly merchantCode: string;
    readonly platform: string;
  } | null;
  readonly domains: ReadonlyArray<{
    readonly speed: number;
    readonly url: string;
  }> | null;
  readonly features: {
    readonly chat: boolean;
    readonly freePlay: boolean;
    readonly memberCentre: boolean;
    readonly pointMall: boolean;
  } | null;
  readonly gameMenu: ReadonlyArray<{
    readonly category: GameCategory;
    readonly vendors: ReadonlyArray<{
      readonly vendor: {
        readonly code: string;
      };
    }>;
  }> | null;
  readonly " $fragmentType": "SessionKeys_site";
};
export type SessionKeys_site$key = {
  readonly " $data"?: SessionKeys_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionKeys_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "SessionKeys_site",
  "selections": [
    {
      "concreteType": "Brand",
      "kind": "LinkedField",
      "name": "brand",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "merchantCode"
        },
        {
          "kind": "ScalarField",
          "name": "platform"
        }
      ]
    },
    {
      "concreteType": "SiteFeatures",
      "kind": "LinkedField",
      "name": "features",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "memberCentre"
        },
        {
          "kind": "ScalarField",
          "name": "freePlay"
        },
        {
          "kind": "ScalarField",
          "name": "chat"
        },
        {
          "kind": "ScalarField",
          "name": "pointMall"
        }
      ]
    },
    {
      "concreteType": "SiteDomain",
      "kind": "LinkedField",
      "name": "domains",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "url"
        },
        {
          "kind": "ScalarField",
          "name": "speed"
        }
      ]
    },
    {
      "concreteType": "GameMenuEntry",
      "kind": "LinkedField",
      "name": "gameMenu",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "category"
        },
        {
          "concreteType": "GameMenuVendor",
          "kind": "LinkedField",
          "name": "vendors",
          "plural": true,
          "selections": [
            {
              "concreteType": "Vendor",
              "kind": "LinkedField",
              "name": "vendor",
              "plural": false,
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "code"
                }
              ]
            }
          ]
        }
      ]
    }
  ],
  "type": "Site"
};

(node as any).hash = "410c0ed047cecc1c021e63a38f929519";

export default node;
