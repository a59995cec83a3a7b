/**
 * @generated SignedSource<<197d5522630ac4ed40aea9fdba991a5d>>
 * @relayHash d0f6bf59e9d205435cd4a543ebdeb26f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8786e4032789e1eca3703c669d4bd216cf80483ad9a6475c5c64d9d3ce1002b0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SiteResourceKind = "ANDROID_APP" | "IOS_APP" | "IOS_PROFILE" | "LICENCE" | "SOCIAL_FACEBOOK" | "SOCIAL_INSTAGRAM" | "SOCIAL_TELEGRAM" | "SOCIAL_X" | "SOCIAL_YOUTUBE" | "SOCIAL_ZALO" | "UNKNOWN" | "%future added value";
export type DownloadScreenQuery$variables = Record<PropertyKey, never>;
export type DownloadScreenQuery$data = {
  readonly site: {
    readonly resources: ReadonlyArray<{
      readonly kind: SiteResourceKind;
      readonly qrCodeUrl: string | null;
      readonly url: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"PageBanner_site">;
  };
};
export type DownloadScreenQuery = {
  response: DownloadScreenQuery$data;
  variables: DownloadScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "group",
    "value": "DOWNLOAD"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v3 = {
  "alias": null,
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
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "qrCodeUrl",
      "storageKey": null
    }
  ],
  "storageKey": "resources(kinds:[\"ANDROID_APP\",\"IOS_PROFILE\"])"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "DownloadScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "args": (v0/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "PageBanner_site"
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DownloadScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v0/*:: as any*/),
            "concreteType": "Banner",
            "kind": "LinkedField",
            "name": "banners",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "title",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Image",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fallbackUrls",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Linkage",
                "kind": "LinkedField",
                "name": "linkage",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "target",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "banners(group:\"DOWNLOAD\")"
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8786e4032789e1eca3703c669d4bd216cf80483ad9a6475c5c64d9d3ce1002b0",
    "metadata": {},
    "name": "DownloadScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b961bcd06bd8508f9bb6c2f418bf0937";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
