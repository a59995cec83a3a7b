/**
 * @generated SignedSource<<fbc08e7f568571e58416cf3c4ea335e8>>
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
      "alias": null,
      "args": null,
      "concreteType": "LotteryFrequency",
      "kind": "LinkedField",
      "name": "frequencies",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "position",
          "storageKey": null
        },
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
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "gap",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "LotteryNumbersQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LotteryNumbersQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
