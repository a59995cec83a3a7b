/**
 * @generated SignedSource<<d507a07fd75f1b81d8c7a4faad361d4a>>
 * @relayHash b652c7d9d0510ad63b3236c9242d28ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 766bb02db3fa7e4de8e1493bf7d9cd88f3937dda977beebf2275a7e1e94cffe3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SubAccountsScreenQuery$variables = Record<PropertyKey, never>;
export type SubAccountsScreenQuery$data = {
  readonly viewer: {
    readonly agent: {
      readonly subAccounts: {
        readonly items: ReadonlyArray<{
          readonly account: string;
          readonly " $fragmentSpreads": FragmentRefs<"SubAccountItem_subAccount">;
        }>;
        readonly maximum: number;
      } | null;
    } | null;
  };
};
export type SubAccountsScreenQuery = {
  response: SubAccountsScreenQuery$data;
  variables: SubAccountsScreenQuery$variables;
};

import SubAccountItem_subAccount$normalization_graphql from './SubAccountItem_subAccount$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "maximum",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "account",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "SubAccountsScreenQuery",
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
            "concreteType": "Agent",
            "kind": "LinkedField",
            "name": "agent",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "SubAccounts",
                "kind": "LinkedField",
                "name": "subAccounts",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SubAccount",
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
                    "selections": [
                      (v1/*:: as any*/),
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "SubAccountItem_subAccount"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
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
    "name": "SubAccountsScreenQuery",
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
            "concreteType": "Agent",
            "kind": "LinkedField",
            "name": "agent",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "SubAccounts",
                "kind": "LinkedField",
                "name": "subAccounts",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SubAccount",
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
                    "selections": [
                      (v1/*:: as any*/),
                      {
                        "args": null,
                        "fragment": SubAccountItem_subAccount$normalization_graphql,
                        "kind": "FragmentSpread"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
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
    "id": "766bb02db3fa7e4de8e1493bf7d9cd88f3937dda977beebf2275a7e1e94cffe3",
    "metadata": {},
    "name": "SubAccountsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7414c1967de1f0af562c7dbb707bcba0";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
