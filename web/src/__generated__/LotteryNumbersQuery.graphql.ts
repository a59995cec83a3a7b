/**
 * @generated SignedSource<<d30409bd7b5b5e6c1697b4346ded997d>>
 * @relayHash 785286fd9f962de1e34888151379ea4f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 763e74026da276a499c3ec397c783bc35fa83ca53a49dd347afbb3c5437a8457

import type { ConcreteRequest } from 'relay-runtime';
export type LotteryNumbersQuery$variables = {
  id: string;
};
export type LotteryNumbersQuery$data = {
  readonly node: {
    readonly frequencies?: ReadonlyArray<{
      readonly count: number;
      readonly gap: number | null;
      readonly number: string;
      readonly position: number;
    }>;
  } | null;
};
export type LotteryNumbersQuery = {
  response: LotteryNumbersQuery$data;
  variables: LotteryNumbersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "concreteType": "LotteryFrequency",
      "kind": "LinkedField",
      "name": "frequencies",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "position"
        },
        {
          "kind": "ScalarField",
          "name": "number"
        },
        {
          "kind": "ScalarField",
          "name": "count"
        },
        {
          "kind": "ScalarField",
          "name": "gap"
        }
      ]
    }
  ],
  "type": "Lottery"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "LotteryNumbersQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LotteryNumbersQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "__typename"
          },
          (v2/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "id"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "763e74026da276a499c3ec397c783bc35fa83ca53a49dd347afbb3c5437a8457",
    "metadata": {},
    "name": "LotteryNumbersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0a73ea7b83c02b920fc347a252cad6ac";

export default node;
