/**
 * @generated SignedSource<<c271c84f452eed19ac81a6c1739fd46e>>
 * @relayHash c38c77b06defed8161a76ec3d6ca90ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4945cc91f5d3b813cafcef426e9e69abbace2c6719c0acc4daf697d0a641d5e1

import type { ConcreteRequest } from 'relay-runtime';
export type MarketingScreenQuery$variables = Record<PropertyKey, never>;
export type MarketingScreenQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly profile: {
        readonly marketing: {
          readonly email: {
            readonly changedAt: string | null;
            readonly isAllowed: boolean;
          };
          readonly push: {
            readonly changedAt: string | null;
            readonly isAllowed: boolean;
          };
          readonly sms: {
            readonly changedAt: string | null;
            readonly isAllowed: boolean;
          };
        };
      };
    } | null;
  };
};
export type MarketingScreenQuery = {
  response: MarketingScreenQuery$data;
  variables: MarketingScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isAllowed",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "changedAt",
    "storageKey": null
  }
],
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "MemberProfile",
  "kind": "LinkedField",
  "name": "profile",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MarketingChoices",
      "kind": "LinkedField",
      "name": "marketing",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "MarketingChoice",
          "kind": "LinkedField",
          "name": "email",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MarketingChoice",
          "kind": "LinkedField",
          "name": "sms",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MarketingChoice",
          "kind": "LinkedField",
          "name": "push",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "MarketingScreenQuery",
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
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              (v1/*:: as any*/)
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
    "name": "MarketingScreenQuery",
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
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4945cc91f5d3b813cafcef426e9e69abbace2c6719c0acc4daf697d0a641d5e1",
    "metadata": {},
    "name": "MarketingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "37360e956c5381bbeb9331be44af9681";

export default node;
