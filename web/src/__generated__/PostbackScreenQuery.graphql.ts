/**
 * @generated SignedSource<<798a4824ede8726b02520b14a903ce0c>>
 * @relayHash 3f5011738ea0a85799b9d768f23d9f8a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ff2944630c0aaa24f37d91bfa9b2d71af3d114120873698df37f76f236b6b52

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostbackScreenQuery$variables = {
  subId?: string | null;
};
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
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "subId"
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "url"
},
v2 = [
  {
    "kind": "Variable",
    "name": "subId",
    "variableName": "subId"
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "name"
},
v4 = {
  "kind": "ScalarField",
  "name": "address"
},
v5 = {
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
                  (v1/*:: as any*/)
                ]
              },
              {
                "args": (v2/*:: as any*/),
                "concreteType": "WebhookEndpoint",
                "kind": "LinkedField",
                "name": "postbacks",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
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
    "argumentDefinitions": (v0/*:: as any*/),
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
                  (v1/*:: as any*/),
                  (v5/*:: as any*/)
                ]
              },
              {
                "args": (v2/*:: as any*/),
                "concreteType": "WebhookEndpoint",
                "kind": "LinkedField",
                "name": "postbacks",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
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
              (v5/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "0ff2944630c0aaa24f37d91bfa9b2d71af3d114120873698df37f76f236b6b52",
    "metadata": {},
    "name": "PostbackScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b636d3ebeee387dd7634940ccacf0f12";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
