/**
 * @generated SignedSource<<43b28938612f2963ad6594fe4f1318ae>>
 * @relayHash 5e3bad6fbcda8acd78b857b28c8eb48d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 10643f74a783b6aba27766ed0828c4cc2c5e82186e042139e2fea53a54808cbe

import type { ConcreteRequest } from 'relay-runtime';
export type SitePageSlug = "CONTACT" | "PRIVACY" | "RESPONSIBLE_GAMING" | "%future added value";
export type TextScreenQuery$variables = {
  slug: SitePageSlug;
};
export type TextScreenQuery$data = {
  readonly site: {
    readonly page: {
      readonly contentHtml: string;
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
    "id": "10643f74a783b6aba27766ed0828c4cc2c5e82186e042139e2fea53a54808cbe",
    "metadata": {},
    "name": "TextScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e3717b343a027b757bec1ff3a88c3871";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
