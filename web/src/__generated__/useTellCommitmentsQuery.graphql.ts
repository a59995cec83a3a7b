/**
 * @generated SignedSource<<f5622c535f47a6fc4e01710dcca78422>>
 * @relayHash 8ecd8268d66319f5d9c4173ca0eea9cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 181360956562ededd1297f114da8dba55269c5770c7ab62e1019465df24796fd

import type { ConcreteRequest } from 'relay-runtime';
export type useTellCommitmentsQuery$variables = {
  first: number;
  id: string;
};
export type useTellCommitmentsQuery$data = {
  readonly node: {
    readonly upcomingDraws?: ReadonlyArray<{
      readonly commitment: string | null;
      readonly id: string;
      readonly number: string;
    }> | null;
  } | null;
};
export type useTellCommitmentsQuery = {
  response: useTellCommitmentsQuery$data;
  variables: useTellCommitmentsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "first"
        }
      ],
      "concreteType": "LotteryDraw",
      "kind": "LinkedField",
      "name": "upcomingDraws",
      "plural": true,
      "selections": [
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "commitment",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Lottery",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useTellCommitmentsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useTellCommitmentsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v4/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "181360956562ededd1297f114da8dba55269c5770c7ab62e1019465df24796fd",
    "metadata": {},
    "name": "useTellCommitmentsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "05cf994bc4dd506896ca666abfaea024";

export default node;
