/**
 * @generated SignedSource<<eab8bd5ff7a9fd51dbdd29476177163a>>
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
  "metadata": null,
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
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
      "storageKey": "resources(kinds:[\"SOCIAL_FACEBOOK\",\"SOCIAL_TELEGRAM\",\"SOCIAL_YOUTUBE\",\"SOCIAL_X\",\"SOCIAL_INSTAGRAM\",\"SOCIAL_ZALO\"])"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "624231e9bc4ce7798e6767bd6073b983";

export default node;
