/**
 * @generated SignedSource<<5d690d7fc9642f78ae0261fd324ced7d>>
 * @relayHash 9c631f1d8edc0a7b5371d0ae195809b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0e6f1f1b986e80e030b24a65e4ee6ab5c3c6516240581c91649349b4010d0f3

import type { ConcreteRequest } from 'relay-runtime';
export type JackpotRailQuery$variables = Record<PropertyKey, never>;
export type JackpotRailQuery$data = {
  readonly site: {
    readonly jackpots: ReadonlyArray<{
      readonly amount: {
        readonly amount: string;
        readonly currency: string;
      };
      readonly id: string;
      readonly name: string;
    }>;
  };
};
export type JackpotRailQuery = {
  response: JackpotRailQuery$data;
  variables: JackpotRailQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Jackpot",
  "kind": "LinkedField",
  "name": "jackpots",
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
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "JackpotRailQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
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
    "name": "JackpotRailQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b0e6f1f1b986e80e030b24a65e4ee6ab5c3c6516240581c91649349b4010d0f3",
    "metadata": {},
    "name": "JackpotRailQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "266e752f7166535a04f4b5a10f9e2c04";

export default node;
