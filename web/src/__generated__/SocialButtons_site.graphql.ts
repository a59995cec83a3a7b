/**
 * @generated SignedSource<<4fa9ac77f76153ca0ca6ca4ba5646947>>
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
  "metadata": null,
  "name": "SocialButtons_site",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "SocialProvider",
        "kind": "LinkedField",
        "name": "socialProviders",
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
            "name": "startUrl",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "6e9857de793c6f263e8909bd08f2d682";

export default node;
