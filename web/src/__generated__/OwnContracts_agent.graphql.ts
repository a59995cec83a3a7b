/**
 * @generated SignedSource<<cbc2927ee5d5538e2e8b368a5962d933>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContractState = "ACTIVE" | "AUTO_TERMINATED" | "EXPIRED" | "PENDING_NEW" | "PENDING_TERMINATION" | "REJECTED" | "TERMINATED" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OwnContracts_agent$data = {
  readonly contracts: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly state: ContractState;
        readonly " $fragmentSpreads": FragmentRefs<"ContractItem_contract">;
      };
    }>;
  };
  readonly id: string;
  readonly " $fragmentType": "OwnContracts_agent";
};
export type OwnContracts_agent$key = {
  readonly " $data"?: OwnContracts_agent$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnContracts_agent">;
};

import OwnContractsPaginationQuery_graphql from './OwnContractsPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "contracts"
],
v1 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": 10,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "kind"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": OwnContractsPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
    "throwOnFieldError": true
  },
  "name": "OwnContracts_agent",
  "selections": [
    {
      "alias": "contracts",
      "args": [
        {
          "fields": [
            {
              "kind": "Literal",
              "name": "direction",
              "value": "RECEIVED"
            },
            {
              "kind": "Variable",
              "name": "kind",
              "variableName": "kind"
            }
          ],
          "kind": "ObjectValue",
          "name": "filter"
        }
      ],
      "concreteType": "AgentContractConnection",
      "kind": "LinkedField",
      "name": "__OwnContracts_contracts_connection",
      "plural": false,
      "selections": [
        {
          "concreteType": "AgentContractEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "concreteType": "AgentContract",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                {
                  "kind": "ScalarField",
                  "name": "state"
                },
                {
                  "kind": "FragmentSpread",
                  "name": "ContractItem_contract"
                },
                {
                  "kind": "ScalarField",
                  "name": "__typename"
                }
              ]
            },
            {
              "kind": "ScalarField",
              "name": "cursor"
            }
          ]
        },
        {
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "endCursor"
            },
            {
              "kind": "ScalarField",
              "name": "hasNextPage"
            }
          ]
        }
      ]
    },
    (v1/*:: as any*/)
  ],
  "type": "Agent"
};
})();

(node as any).hash = "ec92d3299d8c059db427d07be5f7085d";

export default node;
