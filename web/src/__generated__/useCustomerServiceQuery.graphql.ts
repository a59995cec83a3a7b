/**
 * @generated SignedSource<<1c51c7fbb5c52a1fb1292dbe4809a1d9>>
 * @relayHash 87d21400b24198a078d2e922e0189611
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2bdc201e24ef7f9d0db7642da0306c0cbbbf711b4333e84175f61b974b003fcf

import type { ConcreteRequest } from 'relay-runtime';
export type useCustomerServiceQuery$variables = Record<PropertyKey, never>;
export type useCustomerServiceQuery$data = {
  readonly viewer: {
    readonly customerService: {
      readonly url: string;
    } | null;
  };
};
export type useCustomerServiceQuery = {
  response: useCustomerServiceQuery$data;
  variables: useCustomerServiceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "concreteType": "CustomerService",
        "kind": "LinkedField",
        "name": "customerService",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "url"
          }
        ]
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "useCustomerServiceQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useCustomerServiceQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "2bdc201e24ef7f9d0db7642da0306c0cbbbf711b4333e84175f61b974b003fcf",
    "metadata": {},
    "name": "useCustomerServiceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "320f1567aeacddcc9c5be127e857e70a";

export default node;
