/**
 * @generated SignedSource<<d6b1d5a30179c43eae8fb5b6cc7d9ed0>>
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
      "kind": "ScalarField",
      "name": "slug"
    },
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "contentHtml"
    },
    {
      "kind": "ScalarField",
      "name": "updatedAt"
    }
  ]
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
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TextScreenQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "id"
          }
        ]
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
