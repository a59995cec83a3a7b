/**
 * @generated SignedSource<<3bcbdd32ca497d47ab27e164e8c4925d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SiteResourceKind = "ANDROID_APP" | "IOS_APP" | "IOS_PROFILE" | "LICENCE" | "SOCIAL_FACEBOOK" | "SOCIAL_INSTAGRAM" | "SOCIAL_TELEGRAM" | "SOCIAL_X" | "SOCIAL_YOUTUBE" | "SOCIAL_ZALO" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SocialLinks_site$data = {
  readonly social: ReadonlyArray<{
    readonly kind: SiteResourceKind;
    readonly label: string;
    readonly url: string;
  }> | null;
  readonly " $fragmentType": "SocialLinks_site";
};
export type SocialLinks_site$key = {
  readonly " $data"?: SocialLinks_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"SocialLinks_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "SocialLinks_site",
  "selections": [
    {
      "alias": "social",
      "args": [
        {
          "kind": "Literal",
          "name": "kinds",
          "value": [
            "SOCIAL_FACEBOOK",
            "SOCIAL_TELEGRAM",
            "SOCIAL_YOUTUBE",
            "SOCIAL_X",
            "SOCIAL_INSTAGRAM",
            "SOCIAL_ZALO"
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
          "name": "kind"
        },
        {
          "kind": "ScalarField",
          "name": "label"
        },
        {
          "kind": "ScalarField",
          "name": "url"
        }
      ],
      "storageKey": "resources(kinds:[\"SOCIAL_FACEBOOK\",\"SOCIAL_TELEGRAM\",\"SOCIAL_YOUTUBE\",\"SOCIAL_X\",\"SOCIAL_INSTAGRAM\",\"SOCIAL_ZALO\"])"
    }
  ],
  "type": "Site"
};

(node as any).hash = "624231e9bc4ce7798e6767bd6073b983";

export default node;
