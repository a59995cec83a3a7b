/**
 * @generated SignedSource<<8d00d9ea017756ed08b15d1eb3a72c98>>
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
  "kind": "ScalarField",
  "name": "webPushKey"
},
v1 = [
  {
    "kind": "ScalarField",
    "name": "isAllowed"
  },
  {
    "kind": "ScalarField",
    "name": "changedAt"
  }
],
v2 = {
  "concreteType": "MemberProfile",
  "kind": "LinkedField",
  "name": "profile",
  "plural": false,
  "selections": [
    {
      "concreteType": "MarketingChoices",
      "kind": "LinkedField",
      "name": "marketing",
      "plural": false,
      "selections": [
        {
          "concreteType": "MarketingChoice",
          "kind": "LinkedField",
          "name": "email",
          "plural": false,
          "selections": (v1/*:: as any*/)
        },
        {
          "concreteType": "MarketingChoice",
          "kind": "LinkedField",
          "name": "sms",
          "plural": false,
          "selections": (v1/*:: as any*/)
        },
        {
          "concreteType": "MarketingChoice",
          "kind": "LinkedField",
          "name": "push",
          "plural": false,
          "selections": (v1/*:: as any*/)
        }
      ]
    }
  ]
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
    "name": "MarketingScreenQuery",
    "selections": [
      {
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
        ]
      },
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
              (v2/*:: as any*/)
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
    "name": "MarketingScreenQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v3/*:: as any*/)
        ]
      },
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
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ]
          }
        ]
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

(node as any).hash = "40c53767cf99ada6f01141835c749410";

export default node;
