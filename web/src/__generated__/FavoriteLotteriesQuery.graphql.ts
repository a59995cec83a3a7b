/**
 * @generated SignedSource<<11b516c207f77b30274ce02fcd8dab8b>>
 * @relayHash 54dddef5ecdc47e185447522ecdc4fa8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be3608c93f12f93b6f18348768900cee4172bf962846687d42015326f7397287

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FavoriteLotteriesQuery$variables = Record<PropertyKey, never>;
export type FavoriteLotteriesQuery$data = {
  readonly site: {
    readonly house: ReadonlyArray<{
      readonly lotteries: ReadonlyArray<{
        readonly code: string;
        readonly " $fragmentSpreads": FragmentRefs<"LotteryMenuItem_lottery">;
      }>;
    }>;
    readonly vietnam: ReadonlyArray<{
      readonly lotteries: ReadonlyArray<{
        readonly code: string;
        readonly " $fragmentSpreads": FragmentRefs<"LotteryMenuItem_lottery">;
      }>;
    }>;
  };
};
export type FavoriteLotteriesQuery = {
  response: FavoriteLotteriesQuery$data;
  variables: FavoriteLotteriesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "code"
},
v1 = [
  {
    "concreteType": "Lottery",
    "kind": "LinkedField",
    "name": "lotteries",
    "plural": true,
    "selections": [
      (v0/*:: as any*/),
      {
        "kind": "FragmentSpread",
        "name": "LotteryMenuItem_lottery"
      }
    ]
  }
],
v2 = [
  {
    "kind": "Literal",
    "name": "mode",
    "value": "VIETNAM"
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "id"
},
v4 = [
  {
    "concreteType": "Lottery",
    "kind": "LinkedField",
    "name": "lotteries",
    "plural": true,
    "selections": [
      (v0/*:: as any*/),
      {
        "kind": "ScalarField",
        "name": "name"
      },
      {
        "kind": "ScalarField",
        "name": "kind"
      },
      {
        "kind": "ScalarField",
        "name": "mode"
      },
      {
        "kind": "ScalarField",
        "name": "accountTypeName"
      },
      {
        "kind": "ScalarField",
        "name": "drawInterval"
      },
      (v3/*:: as any*/)
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "FavoriteLotteriesQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "alias": "house",
            "concreteType": "LotteryGroup",
            "kind": "LinkedField",
            "name": "lotteryMenu",
            "plural": true,
            "selections": (v1/*:: as any*/)
          },
          {
            "alias": "vietnam",
            "args": (v2/*:: as any*/),
            "concreteType": "LotteryGroup",
            "kind": "LinkedField",
            "name": "lotteryMenu",
            "plural": true,
            "selections": (v1/*:: as any*/),
            "storageKey": "lotteryMenu(mode:\"VIETNAM\")"
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
    "name": "FavoriteLotteriesQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "alias": "house",
            "concreteType": "LotteryGroup",
            "kind": "LinkedField",
            "name": "lotteryMenu",
            "plural": true,
            "selections": (v4/*:: as any*/)
          },
          {
            "alias": "vietnam",
            "args": (v2/*:: as any*/),
            "concreteType": "LotteryGroup",
            "kind": "LinkedField",
            "name": "lotteryMenu",
            "plural": true,
            "selections": (v4/*:: as any*/),
            "storageKey": "lotteryMenu(mode:\"VIETNAM\")"
          },
          (v3/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "be3608c93f12f93b6f18348768900cee4172bf962846687d42015326f7397287",
    "metadata": {},
    "name": "FavoriteLotteriesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f173cfb6d739936d712475f523d2ff0e";

export default node;
