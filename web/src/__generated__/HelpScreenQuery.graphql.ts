/**
 * @generated SignedSource<<e2f7a2e4864cbd034374f09e4247b931>>
 * @relayHash 78681d6249468a5a8754fdfa7e0695a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fcc3626c77f83ee5b94aa61e92925ccb66e4a79c315583c56c5db641abee8e15

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HelpScreenQuery$variables = Record<PropertyKey, never>;
export type HelpScreenQuery$data = {
  readonly site: {
    readonly " $fragmentSpreads": FragmentRefs<"HelpTopics_site">;
  };
};
export type HelpScreenQuery = {
  response: HelpScreenQuery$data;
  variables: HelpScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "HelpScreenQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
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
    "name": "HelpScreenQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
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
                  (v0/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "anchor"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "title"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "contentHtml"
                  }
                ]
              }
            ]
          },
          (v0/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "fcc3626c77f83ee5b94aa61e92925ccb66e4a79c315583c56c5db641abee8e15",
    "metadata": {},
    "name": "HelpScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "80af90fe3986ad9cda3cb3e02e05a5b3";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
