/**
 * @generated SignedSource<<0de38f0136e8c22b3115b07076a57598>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SocialProviderKind = "FACEBOOK" | "GOOGLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SocialButtons_site$data = {
  readonly socialProviders: ReadonlyArray<{
    readonly kind: SocialProviderKind;
    readonly startUrl: string;
  }> | null;
  readonly " $fragmentType": "SocialButtons_site";
};
export type SocialButtons_site$key = {
  readonly " $data"?: SocialButtons_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"SocialButtons_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "SocialButtons_site",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "concreteType": "SocialProvider",
        "kind": "LinkedField",
        "name": "socialProviders",
        "plural": true,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "kind"
          },
          {
            "kind": "ScalarField",
            "name": "startUrl"
          }
        ]
      },
      "to": "NULL"
    }
  ],
  "type": "Site"
};

(node as any).hash = "6e9857de793c6f263e8909bd08f2d682";

export default node;
