/**
 * @generated SignedSource<<c40e6342b6bab8c651028f05246951f0>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v1 = {
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
    "name": "PostbackScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Agent",
            "kind": "LinkedField",
            "name": "agent",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "InviteLink",
                "kind": "LinkedField",
                "name": "inviteLinks",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "WebhookEndpoint",
                "kind": "LinkedField",
                "name": "postback",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "PostbackForm_postback"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "SentEvents_postback"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
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
    "name": "PostbackScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Agent",
            "kind": "LinkedField",
            "name": "agent",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "InviteLink",
                "kind": "LinkedField",
                "name": "inviteLinks",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "WebhookEndpoint",
                "kind": "LinkedField",
                "name": "postback",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "fragment": PostbackForm_postback$normalization_graphql,
                    "kind": "FragmentSpread"
                  },
                  {
                    "args": null,
                    "fragment": SentEvents_postback$normalization_graphql,
                    "kind": "FragmentSpread"
                  }
                ],
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
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
