/**
 * @generated SignedSource<<c08b95e70dd0fc4f8b29d956bcba59c5>>
 * @relayHash 3089eeafcefee46605813666d0f0ce74
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7389c90abee2551371776c726d382df779ce810960c0c7b5cea5d772f477781

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostbackScreenQuery$variables = Record<PropertyKey, never>;
export type PostbackScreenQuery$data = {
  readonly viewer: {
    readonly agent: {
      readonly inviteLinks: ReadonlyArray<{
        readonly url: string;
      }>;
      readonly postbacks: ReadonlyArray<{
        readonly address: string | null;
        readonly name: string;
        readonly " $fragmentSpreads": FragmentRefs<"PostbackForm_postback" | "SentEvents_postback">;
      }>;
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
  "name": "name"
},
v2 = {
  "kind": "ScalarField",
  "name": "address"
},
v3 = {
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
                "name": "postbacks",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
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
                  (v3/*:: as any*/)
                ]
              },
              {
                "concreteType": "WebhookEndpoint",
                "kind": "LinkedField",
                "name": "postbacks",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
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
              (v3/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "f7389c90abee2551371776c726d382df779ce810960c0c7b5cea5d772f477781",
    "metadata": {},
    "name": "PostbackScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8ecf1fdc05bc88807b37ddedb28addec";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
