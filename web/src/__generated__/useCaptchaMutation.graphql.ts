/**
 * @generated SignedSource<<176ec3195283efffbd8a48fa1fa94cd4>>
 * @relayHash 065347039b18e1528aa19bc201a2203f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 227e2894a9aff7f05e084bbd0510e1613ed2156ddd84b22fc2717094cc9bde85

import type { ConcreteRequest } from 'relay-runtime';
export type useCaptchaMutation$variables = {
  isSpoken: boolean;
};
export type useCaptchaMutation$data = {
  readonly requestCaptcha: {
    readonly captcha: {
      readonly audio?: string | null;
      readonly id: string;
      readonly image: string;
    } | null;
  };
};
export type useCaptchaMutation = {
  response: useCaptchaMutation$data;
  variables: useCaptchaMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isSpoken"
  }
],
v1 = [
  {
    "concreteType": "RequestCaptchaPayload",
    "kind": "LinkedField",
    "name": "requestCaptcha",
    "plural": false,
    "selections": [
      {
        "concreteType": "Captcha",
        "kind": "LinkedField",
        "name": "captcha",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "id"
          },
          {
            "kind": "ScalarField",
            "name": "image"
          },
          {
            "condition": "isSpoken",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "audio"
              }
            ]
          }
        ]
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useCaptchaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCaptchaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "227e2894a9aff7f05e084bbd0510e1613ed2156ddd84b22fc2717094cc9bde85",
    "metadata": {},
    "name": "useCaptchaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1e5146e71cb331f71137449556b422cf";

export default node;
