/**
 * @generated SignedSource<<999e30c60b87114ffc2efc8097b47845>>
 * @relayHash 0f217d1a5ad7c8283a915c873affa669
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ee184edbecffcedeee2aa4534df8cbfdad9c79fd96b337774b23d74e3e28032

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SiteResourceKind = "ANDROID_APP" | "IOS_APP" | "IOS_PROFILE" | "LICENCE" | "SOCIAL_FACEBOOK" | "SOCIAL_INSTAGRAM" | "SOCIAL_TELEGRAM" | "SOCIAL_X" | "SOCIAL_YOUTUBE" | "SOCIAL_ZALO" | "UNKNOWN" | "%future added value";
export type DownloadScreenQuery$variables = Record<PropertyKey, never>;
export type DownloadScreenQuery$data = {
  readonly site: {
    readonly brand: {
      readonly name: string;
    } | null;
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

import Picture_image$normalization_graphql from './Picture_image$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "group",
    "value": "DOWNLOAD"
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "name"
},
v2 = {
  "concreteType": "Brand",
  "kind": "LinkedField",
  "name": "brand",
  "plural": false,
  "selections": [
    (v1/*:: as any*/)
  ]
},
v3 = {
  "kind": "ScalarField",
  "name": "kind"
},
v4 = {
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
    (v3/*:: as any*/),
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
},
v5 = {
  "kind": "ScalarField",
  "name": "id"
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
          {
            "kind": "CatchField",
            "field": (v2/*:: as any*/),
            "to": "NULL"
          },
          (v4/*:: as any*/)
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DownloadScreenQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "args": (v0/*:: as any*/),
            "concreteType": "Banner",
            "kind": "LinkedField",
            "name": "banners",
            "plural": true,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "title"
              },
              {
                "concreteType": "Image",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  {
                    "fragment": Picture_image$normalization_graphql,
                    "kind": "FragmentSpread"
                  }
                ]
              },
              {
                "concreteType": "Linkage",
                "kind": "LinkedField",
                "name": "linkage",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "target"
                  },
                  (v1/*:: as any*/)
                ]
              },
              (v5/*:: as any*/)
            ],
            "storageKey": "banners(group:\"DOWNLOAD\")"
          },
          (v2/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "5ee184edbecffcedeee2aa4534df8cbfdad9c79fd96b337774b23d74e3e28032",
    "metadata": {},
    "name": "DownloadScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "20df50b62d7b81ba4b6722db37ca2887";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
