/**
 * @generated SignedSource<<1408751cdf67677a544417bf6d176d04>>
 * @relayHash e58eedadaf6d18ad070213d9219e54dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6c430e0cfc487f6bf173ad3f761d94d172eb5de9da8b8867afa27cb470f59cf

import type { ConcreteRequest } from 'relay-runtime';
export type SitePageSlug = "ACCESSIBILITY" | "CONTACT" | "PRIVACY" | "RESPONSIBLE_GAMING" | "%future added value";
export type TextScreenQuery$variables = {
  slug: SitePageSlug;
};
export type TextScreenQuery$data = {
  readonly site: {
    readonly page: {
      readonly contentHtml: string;
      readonly slug: SitePageSlug;
      readonly title: string;
      readonly updatedAt: string | null;
    } | null;
  };
};
export type TextScreenQuery = {
  response: TextScreenQuery$data;
  variables: TextScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "slug",
      "variableName": "slug"
    }
  ],
  "concreteType": "SitePage",
  "kind": "LinkedField",
  "name": "page",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "contentHtml",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "TextScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TextScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d6c430e0cfc487f6bf173ad3f761d94d172eb5de9da8b8867afa27cb470f59cf",
    "metadata": {},
    "name": "TextScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "63b92096cb662e9fee2a94d37055f397";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
