/**
 * @generated SignedSource<<7b12665ea8e07a8352da64f48e040bef>>
 * @relayHash 9decc704554de253ac3ba190c4abaf3b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68666348118589ab1570020da844d6fe37abfdaf6be92a8ec06af7517fd5b547

import type { ConcreteRequest } from 'relay-runtime';
export type ContractKind = "DAILY_SALARY" | "DIVIDEND" | "HOURLY_SALARY" | "REAL_TIME_SALARY" | "%future added value";
export type ContractState = "ACTIVE" | "AUTO_TERMINATED" | "EXPIRED" | "PENDING_NEW" | "PENDING_TERMINATION" | "REJECTED" | "TERMINATED" | "UNKNOWN" | "%future added value";
export type MovedContractQuery$variables = {
  id: string;
};
export type MovedContractQuery$data = {
  readonly node: {
    readonly contract: {
      readonly kind: ContractKind;
      readonly state: ContractState;
      readonly version: number;
    } | null;
  } | null;
};
export type MovedContractQuery = {
  response: MovedContractQuery$data;
  variables: MovedContractQuery$variables;
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
      "kind": "ScalarField",
      "name": "kind"
    },
    {
      "kind": "ScalarField",
      "name": "version"
    },
    {
      "kind": "ScalarField",
      "name": "state"
    }
  ],
  "type": "AgentContract"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "MovedContractQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": (v2/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "contract"
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
    "name": "MovedContractQuery",
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
    "id": "68666348118589ab1570020da844d6fe37abfdaf6be92a8ec06af7517fd5b547",
    "metadata": {},
    "name": "MovedContractQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dbe5ae6d164d7857fd81fffec9f469b8";

export default node;
