/**
 * @generated SignedSource<<fea896610a71cfb84a52667fa7f025de>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "closesAt",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dueTermsVersion",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "limitsUnreviewedSince",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "realityCheckAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AccountVisitQuery",
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
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "concreteType": "Member",
              "kind": "LinkedField",
              "name": "member",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                (v2/*:: as any*/),
                (v3/*:: as any*/)
              ],
              "storageKey": null
            },
            "to": "NULL"
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
    "name": "AccountVisitQuery",
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
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
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
