/**
 * @generated SignedSource<<f9ffe6ba08424a0be7c3dff34b3c6ab5>>
 * @relayHash c6f80d94f3ec0fe2d817ef4d3581f6ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0435313dce43f923babc30e87c3d15ab772744f99436790adc359205659832f

import type { ConcreteRequest } from 'relay-runtime';
export type AccountVisitQuery$variables = Record<PropertyKey, never>;
export type AccountVisitQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly closesAt: string | null;
      readonly dueTermsVersion: string | null;
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
                (v2/*:: as any*/)
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
    "id": "f0435313dce43f923babc30e87c3d15ab772744f99436790adc359205659832f",
    "metadata": {},
    "name": "AccountVisitQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e56ee7fe67df102963797c9f38cb70c1";

export default node;
