/**
 * @generated SignedSource<<88f4fcb07a118db6e670d40583576a1c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SideMenuOffers_site$data = {
  readonly features: {
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

(node as any).hash = "d33c85c2e134ff1ec2df461cda2dbe58";

export default node;
