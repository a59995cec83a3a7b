/**
 * @generated SignedSource<<94b385f2e2a27fffd12006fb66cc1c90>>
 * @relayHash 557522990aae2e233ee49c49d932bd8c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dbf703b56bf371a6ecdaeb340772c3356e57e4a18436a4dcee6ce85644500778

import type { ConcreteRequest } from 'relay-runtime';
export type MarketingScreenQuery$variables = Record<PropertyKey, never>;
export type MarketingScreenQuery$data = {
  readonly site: {
    readonly webPushKey: string | null;
  };
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
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "webPushKey",
  "storageKey": null
},
v1 = [
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
v2 = {
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
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MarketingChoice",
          "kind": "LinkedField",
          "name": "sms",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MarketingChoice",
          "kind": "LinkedField",
          "name": "push",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
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
    "name": "MarketingScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": (v0/*:: as any*/),
            "to": "NULL"
          }
        ],
        "storageKey": null
      },
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
              (v2/*:: as any*/)
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
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      },
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
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "dbf703b56bf371a6ecdaeb340772c3356e57e4a18436a4dcee6ce85644500778",
    "metadata": {},
    "name": "MarketingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a9081d2796f5426e30c46dd3cfa2ffb2";

export default node;
