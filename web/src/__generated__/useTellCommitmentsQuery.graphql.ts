/**
 * @generated SignedSource<<9139aa357394415faf0e92931844e34d>>
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
  "kind": "ScalarField",
  "name": "id"
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
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
          "kind": "ScalarField",
          "name": "number"
        },
        {
          "kind": "ScalarField",
          "name": "commitment"
        }
      ]
    }
  ],
  "type": "Lottery"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "useTellCommitmentsQuery",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v4/*:: as any*/)
        ]
      }
    ],
    "type": "Query"
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
        "args": (v2/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "__typename"
          },
          (v4/*:: as any*/),
          (v3/*:: as any*/)
        ]
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
