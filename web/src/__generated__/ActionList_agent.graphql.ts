/**
 * @generated SignedSource<<1433f114f134b601cb2adf47a872f7ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ActionList_agent$data = {
  readonly actions: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"ActionRow_action">;
      };
    }>;
  };
  readonly id: string;
  readonly " $fragmentType": "ActionList_agent";
};
export type ActionList_agent$key = {
  readonly " $data"?: ActionList_agent$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActionList_agent">;
};

import ActionListPaginationQuery_graphql from './ActionListPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "actions"
],
v1 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "account"
    },
    {
      "defaultValue": 20,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
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
      "operation": ActionListPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
    "throwOnFieldError": true
  },
  "name": "ActionList_agent",
  "selections": [
    {
      "alias": "actions",
      "args": [
        {
          "kind": "Variable",
          "name": "account",
          "variableName": "account"
        }
      ],
      "concreteType": "AgentActionConnection",
      "kind": "LinkedField",
      "name": "__ActionList_actions_connection",
      "plural": false,
      "selections": [
        {
          "concreteType": "AgentActionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "concreteType": "AgentAction",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                {
                  "kind": "FragmentSpread",
                  "name": "ActionRow_action"
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

(node as any).hash = "0bd57db353114a37bc29c6051f339065";

export default node;
