/**
 * @generated SignedSource<<e2ad9998b11acc6dc1a9d45d65b2d397>>
 * @relayHash f0d3a336839944e8752a2e86f93856e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d069eeea1e084cb74b789b545a2736e6d48e3aa76289b53c57469b36851b619f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HelpOverHomeQuery$variables = Record<PropertyKey, never>;
export type HelpOverHomeQuery$data = {
  readonly site: {
    readonly " $fragmentSpreads": FragmentRefs<"HelpTopics_site" | "PageBanner_site">;
  };
};
export type HelpOverHomeQuery = {
  response: HelpOverHomeQuery$data;
  variables: HelpOverHomeQuery$variables;
};

import Picture_image$normalization_graphql from './Picture_image$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "group",
    "value": "HELP"
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "title"
},
v2 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "HelpOverHomeQuery",
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
            "kind": "FragmentSpread",
            "name": "HelpTopics_site"
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "HelpOverHomeQuery",
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
              (v1/*:: as any*/),
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
                  {
                    "kind": "ScalarField",
                    "name": "kind"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "target"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "name"
                  }
                ]
              },
              (v2/*:: as any*/)
            ],
            "storageKey": "banners(group:\"HELP\")"
          },
          {
            "concreteType": "HelpCentre",
            "kind": "LinkedField",
            "name": "helpCentre",
            "plural": false,
            "selections": [
              {
                "concreteType": "HelpArticle",
                "kind": "LinkedField",
                "name": "articles",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "anchor"
                  },
                  (v1/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "contentHtml"
                  }
                ]
              }
            ]
          },
          (v2/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "d069eeea1e084cb74b789b545a2736e6d48e3aa76289b53c57469b36851b619f",
    "metadata": {},
    "name": "HelpOverHomeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9ec8d73c9c35116c3a6e8295e8d9a3fb";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
