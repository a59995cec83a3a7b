/**
 * @generated SignedSource<<84ed5fa048d9e89c6e1343d291ee3342>>
 * @relayHash 1cde3ebe5ba78244b855d9402876821e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86fcaa1594326734b22da41be88455bda8236a4178e591d9c5f8c5fa0d0f057a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileScreenQuery$variables = Record<PropertyKey, never>;
export type ProfileScreenQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly " $fragmentSpreads": FragmentRefs<"ProfileForm_member">;
    } | null;
  };
};
export type ProfileScreenQuery = {
  response: ProfileScreenQuery$data;
  variables: ProfileScreenQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ProfileScreenQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              {
                "kind": "FragmentSpread",
                "name": "ProfileForm_member"
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
    "name": "ProfileScreenQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "nickname"
              },
              {
                "kind": "ScalarField",
                "name": "username"
              },
              {
                "concreteType": "MemberProfile",
                "kind": "LinkedField",
                "name": "profile",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "birthday"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "payeeName"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "line"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "whatsapp"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "zalo"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "facebook"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "wechat"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "qq"
                  }
                ]
              },
              {
                "kind": "ScalarField",
                "name": "id"
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "86fcaa1594326734b22da41be88455bda8236a4178e591d9c5f8c5fa0d0f057a",
    "metadata": {},
    "name": "ProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "315115a9ab2ff26399cb027ee1a5e398";

export default node;
