/**
 * @generated SignedSource<<8dc1ed28a0abdfb4b1591563628460c0>>
 * @relayHash 7faf825b394e8de1c167b22fb9ec1f6c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 794416c7c444de9d9474961cf9775fd879d2a3c4ebe71714d120e74b7e4ee14a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostbackScreenQuery$variables = Record<PropertyKey, never>;
export type PostbackScreenQuery$data = {
  readonly viewer: {
    readonly agent: {
      readonly inviteLinks: ReadonlyArray<{
        readonly url: string;
      }>;
      readonly postback: {
        readonly " $fragmentSpreads": FragmentRefs<"PostbackForm_postback" | "SentEvents_postback">;
      } | null;
    } | null;
  };
};
export type PostbackScreenQuery = {
  response: PostbackScreenQuery$data;
  variables: PostbackScreenQuery$variables;
};

import PostbackForm_postback$normalization_graphql from './PostbackForm_postback$normalization.graphql';
import SentEvents_postback$normalization_graphql from './SentEvents_postback$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "url"
},
v1 = {
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
    "name": "PostbackScreenQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Agent",
            "kind": "LinkedField",
            "name": "agent",
            "plural": false,
            "selections": [
              {
                "concreteType": "InviteLink",
                "kind": "LinkedField",
                "name": "inviteLinks",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/)
                ]
              },
              {
                "concreteType": "WebhookEndpoint",
                "kind": "LinkedField",
                "name": "postback",
                "plural": false,
                "selections": [
                  {
                    "kind": "FragmentSpread",
                    "name": "PostbackForm_postback"
                  },
                  {
                    "kind": "FragmentSpread",
                    "name": "SentEvents_postback"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PostbackScreenQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Agent",
            "kind": "LinkedField",
            "name": "agent",
            "plural": false,
            "selections": [
              {
                "concreteType": "InviteLink",
                "kind": "LinkedField",
                "name": "inviteLinks",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  (v1/*:: as any*/)
                ]
              },
              {
                "concreteType": "WebhookEndpoint",
                "kind": "LinkedField",
                "name": "postback",
                "plural": false,
                "selections": [
                  {
                    "fragment": PostbackForm_postback$normalization_graphql,
                    "kind": "FragmentSpread"
                  },
                  {
                    "fragment": SentEvents_postback$normalization_graphql,
                    "kind": "FragmentSpread"
                  }
                ]
              },
              (v1/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "794416c7c444de9d9474961cf9775fd879d2a3c4ebe71714d120e74b7e4ee14a",
    "metadata": {},
    "name": "PostbackScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e47150120f4acf8eeee9abcd0e5bfc70";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
