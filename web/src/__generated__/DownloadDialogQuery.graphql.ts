/**
 * @generated SignedSource<<5fe60d6de8793495b9a69c5f04d0f80e>>
 * @relayHash bda43ca9fa1482cfdb17a21a258627de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1590d9d65c84a8e5e228ccc35ba353043155795b71e6ea0458b9d1d7f095a61

import type { ConcreteRequest } from 'relay-runtime';
export type SiteResourceKind = "ANDROID_APP" | "IOS_APP" | "IOS_PROFILE" | "LICENCE" | "SOCIAL_FACEBOOK" | "SOCIAL_INSTAGRAM" | "SOCIAL_TELEGRAM" | "SOCIAL_X" | "SOCIAL_YOUTUBE" | "SOCIAL_ZALO" | "UNKNOWN" | "%future added value";
export type DownloadDialogQuery$variables = Record<PropertyKey, never>;
export type DownloadDialogQuery$data = {
  readonly site: {
    readonly resources: ReadonlyArray<{
      readonly kind: SiteResourceKind;
      readonly qrCodeUrl: string | null;
      readonly url: string;
    }>;
  };
};
export type DownloadDialogQuery = {
  response: DownloadDialogQuery$data;
  variables: DownloadDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "args": [
    {
      "kind": "Literal",
      "name": "kinds",
      "value": [
        "ANDROID_APP",
        "IOS_PROFILE"
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
      "name": "url"
    },
    {
      "kind": "ScalarField",
      "name": "qrCodeUrl"
    }
  ],
  "storageKey": "resources(kinds:[\"ANDROID_APP\",\"IOS_PROFILE\"])"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "DownloadDialogQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DownloadDialogQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "id"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "a1590d9d65c84a8e5e228ccc35ba353043155795b71e6ea0458b9d1d7f095a61",
    "metadata": {},
    "name": "DownloadDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d163e082230910b1b29b97bfa86c11fb";

export default node;
