/**
 * @generated SignedSource<<30cb98cd94741c64beb90633bead23eb>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Lottery",
    "kind": "LinkedField",
    "name": "lotteries",
    "plural": true,
    "selections": [
      (v0/*:: as any*/),
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "LotteryMenuItem_lottery"
      }
    ],
    "storageKey": null
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Lottery",
    "kind": "LinkedField",
    "name": "lotteries",
    "plural": true,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "kind",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "mode",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "accountTypeName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "drawInterval",
        "storageKey": null
      },
      (v3/*:: as any*/)
    ],
    "storageKey": null
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
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "alias": "house",
            "args": null,
            "concreteType": "LotteryGroup",
            "kind": "LinkedField",
            "name": "lotteryMenu",
            "plural": true,
            "selections": (v1/*:: as any*/),
            "storageKey": null
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
    "name": "FavoriteLotteriesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "alias": "house",
            "args": null,
            "concreteType": "LotteryGroup",
            "kind": "LinkedField",
            "name": "lotteryMenu",
            "plural": true,
            "selections": (v4/*:: as any*/),
            "storageKey": null
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
        ],
        "storageKey": null
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
