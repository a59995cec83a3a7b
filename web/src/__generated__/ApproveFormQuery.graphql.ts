/**
 * @generated SignedSource<<c884c9d1d2629c3dfcacc63e74ec1b11>>
 * @relayHash 2fadadcd2955819ca7d8e89bfa009161
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 717812dfbb5cf7c4888cc369163a3cd028680d3f862d0eaca376cadc8746b02d

import type { ConcreteRequest } from 'relay-runtime';
export type ApproveFormQuery$variables = Record<PropertyKey, never>;
export type ApproveFormQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly contracts: {
        readonly dailySalary: {
          readonly __typename: "Contract";
        } | null;
        readonly dividend: {
          readonly __typename: "Contract";
        } | null;
        readonly hourSalary: {
          readonly __typename: "Contract";
        } | null;
        readonly realTimeSalary: {
          readonly __typename: "RealTimeContract";
        } | null;
      } | null;
    } | null;
  };
};
export type ApproveFormQuery = {
  response: ApproveFormQuery$data;
  variables: ApproveFormQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
],
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "MemberContracts",
  "kind": "LinkedField",
  "name": "contracts",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Contract",
      "kind": "LinkedField",
      "name": "dividend",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Contract",
      "kind": "LinkedField",
      "name": "dailySalary",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Contract",
      "kind": "LinkedField",
      "name": "hourSalary",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RealTimeContract",
      "kind": "LinkedField",
      "name": "realTimeSalary",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ApproveFormQuery",
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
              {
                "kind": "CatchField",
                "field": (v1/*:: as any*/),
                "to": "NULL"
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
    "name": "ApproveFormQuery",
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
    "id": "717812dfbb5cf7c4888cc369163a3cd028680d3f862d0eaca376cadc8746b02d",
    "metadata": {},
    "name": "ApproveFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "05e6b0afb8e8bb92ffe4037dbeadec98";

export default node;
