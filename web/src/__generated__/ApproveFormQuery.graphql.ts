/**
 * @generated SignedSource<<a2649c0f4a0935cd6baa801a3553ed5f>>
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
    "kind": "ScalarField",
    "name": "__typename"
  }
],
v1 = {
  "concreteType": "MemberContracts",
  "kind": "LinkedField",
  "name": "contracts",
  "plural": false,
  "selections": [
    {
      "concreteType": "Contract",
      "kind": "LinkedField",
      "name": "dividend",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "concreteType": "Contract",
      "kind": "LinkedField",
      "name": "dailySalary",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "concreteType": "Contract",
      "kind": "LinkedField",
      "name": "hourSalary",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "concreteType": "RealTimeContract",
      "kind": "LinkedField",
      "name": "realTimeSalary",
      "plural": false,
      "selections": (v0/*:: as any*/)
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "ApproveFormQuery",
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
                "kind": "CatchField",
                "field": (v1/*:: as any*/),
                "to": "NULL"
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
    "name": "ApproveFormQuery",
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
              (v1/*:: as any*/),
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
