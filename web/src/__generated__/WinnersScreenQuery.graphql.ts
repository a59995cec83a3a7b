/**
 * @generated SignedSource<<7b5af60b7496119f52b460c3ddbd1409>>
 * @relayHash a5e1e46c0c6713b04ca2c70fef08238e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df7b9af5c0e5d6b31361670f87e52421b49d20a41c39153e3014d8afa4748a79

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WinnerPeriod = "DAY" | "MONTH" | "WEEK" | "%future added value";
export type WinnersScreenQuery$variables = {
  period: WinnerPeriod;
};
export type WinnersScreenQuery$data = {
  readonly site: {
    readonly winners: ReadonlyArray<{
      readonly key: string;
      readonly " $fragmentSpreads": FragmentRefs<"WinnerRow_win" | "WinnersPodium_win">;
    }>;
  };
};
export type WinnersScreenQuery = {
  response: WinnersScreenQuery$data;
  variables: WinnersScreenQuery$variables;
};

import Picture_image$normalization_graphql from './Picture_image$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "period"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "period",
    "variableName": "period"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "key"
},
v3 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "WinnersScreenQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "args": (v1/*:: as any*/),
            "concreteType": "Win",
            "kind": "LinkedField",
            "name": "winners",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "WinnersPodium_win"
              },
              {
                "kind": "FragmentSpread",
                "name": "WinnerRow_win"
              }
            ]
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WinnersScreenQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "args": (v1/*:: as any*/),
            "concreteType": "Win",
            "kind": "LinkedField",
            "name": "winners",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "account"
              },
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "amount",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "amount"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "currency"
                  }
                ]
              },
              {
                "kind": "ScalarField",
                "name": "gameName"
              },
              {
                "kind": "ScalarField",
                "name": "wonAt"
              },
              {
                "concreteType": "Game",
                "kind": "LinkedField",
                "name": "game",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "name"
                  },
                  {
                    "concreteType": "Image",
                    "kind": "LinkedField",
                    "name": "icon",
                    "plural": false,
                    "selections": [
                      {
                        "fragment": Picture_image$normalization_graphql,
                        "kind": "FragmentSpread"
                      }
                    ]
                  },
                  (v3/*:: as any*/),
                  {
                    "concreteType": "Lottery",
                    "kind": "LinkedField",
                    "name": "lottery",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "code"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "accountTypeName"
                      },
                      (v3/*:: as any*/)
                    ]
                  }
                ]
              }
            ]
          },
          (v3/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "df7b9af5c0e5d6b31361670f87e52421b49d20a41c39153e3014d8afa4748a79",
    "metadata": {},
    "name": "WinnersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f1bb633462b1d9f6cc278b08f8265c91";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
