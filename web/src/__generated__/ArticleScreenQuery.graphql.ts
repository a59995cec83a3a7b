/**
 * @generated SignedSource<<7a98af19076475d20563ab10f08d832f>>
 * @relayHash ef7d35974ef32bd440c35f80a894f395
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1bc38aa849ed118c47ae2f04617d140ce096776e4555eee3ef4d3c74d9f18289

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ArticleSection = "BLOG" | "NEWS" | "%future added value";
export type ArticleScreenQuery$variables = {
  section: ArticleSection;
  slug: string;
};
export type ArticleScreenQuery$data = {
  readonly site: {
    readonly article: {
      readonly content: string;
      readonly image: {
        readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
      } | null;
      readonly publishedAt: string;
      readonly summary: string;
      readonly title: string;
    } | null;
  };
};
export type ArticleScreenQuery = {
  response: ArticleScreenQuery$data;
  variables: ArticleScreenQuery$variables;
};

import Picture_image$normalization_graphql from './Picture_image$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "section"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "section",
    "variableName": "section"
  },
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "title"
},
v3 = {
  "kind": "ScalarField",
  "name": "summary"
},
v4 = {
  "kind": "ScalarField",
  "name": "content"
},
v5 = {
  "kind": "ScalarField",
  "name": "publishedAt"
},
v6 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ArticleScreenQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "args": (v1/*:: as any*/),
            "concreteType": "Article",
            "kind": "LinkedField",
            "name": "article",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "concreteType": "Image",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  {
                    "kind": "FragmentSpread",
                    "name": "Picture_image"
                  }
                ]
              }
            ]
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ArticleScreenQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "args": (v1/*:: as any*/),
            "concreteType": "Article",
            "kind": "LinkedField",
            "name": "article",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
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
              (v6/*:: as any*/)
            ]
          },
          (v6/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "1bc38aa849ed118c47ae2f04617d140ce096776e4555eee3ef4d3c74d9f18289",
    "metadata": {},
    "name": "ArticleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "124e69c566ab75c72a4c2c81f5fac9ea";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
