/**
 * @generated SignedSource<<749d378284ec31b3148f512e3e58314f>>
 * @relayHash 4cf6db36d5ee948527ac79be4a233275
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cefd5a48eaeb1a49d06e628e056b2f87754e20fde631f01b4805a8fd2dade094

import type { ConcreteRequest } from 'relay-runtime';
export type AccountVisitQuery$variables = Record<PropertyKey, never>;
export type AccountVisitQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly closesAt: string | null;
      readonly dueTermsVersion: string | null;
      readonly limitsUnreviewedSince: string | null;
      readonly realityCheckAt: string | null;
    } | null;
  };
};
export type AccountVisitQuery = {
  response: AccountVisitQuery$data;
  variables: AccountVisitQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "closesAt"
},
v1 = {
  "kind": "ScalarField",
  "name": "dueTermsVersion"
},
v2 = {
  "kind": "ScalarField",
  "name": "limitsUnreviewedSince"
},
v3 = {
  "kind": "ScalarField",
  "name": "realityCheckAt"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "AccountVisitQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": {
              "concreteType": "Member",
              "kind": "LinkedField",
              "name": "member",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                (v2/*:: as any*/),
                (v3/*:: as any*/)
              ]
            },
            "to": "NULL"
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
    "name": "AccountVisitQuery",
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
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
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
    "id": "cefd5a48eaeb1a49d06e628e056b2f87754e20fde631f01b4805a8fd2dade094",
    "metadata": {},
    "name": "AccountVisitQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7749fdbc208d0401a478b4c9a53e9163";

export default node;
