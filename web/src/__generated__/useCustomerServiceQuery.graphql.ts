/**
 * @generated SignedSource<<0a257e5bb3c2fc12ebb46e4925e6b7cb>>
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
        "concreteType": "CustomerService",
        "kind": "LinkedField",
        "name": "customerService",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "url",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCustomerServiceQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
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
