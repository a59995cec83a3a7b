/**
 * @generated SignedSource<<37f842a7af43f904c27f645129ca6b84>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LoginHistory_member$data = {
  readonly id: string;
  readonly logins: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"LoginHistoryRow_login">;
      };
    }>;
  };
  readonly " $fragmentType": "LoginHistory_member";
};
export type LoginHistory_member$key = {
  readonly " $data"?: LoginHistory_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"LoginHistory_member">;
};

import LoginHistoryPaginationQuery_graphql from './LoginHistoryPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "logins"
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
      "operation": LoginHistoryPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
    "throwOnFieldError": true
  },
  "name": "LoginHistory_member",
  "selections": [
    {
      "alias": "logins",
      "concreteType": "LoginRecordConnection",
      "kind": "LinkedField",
      "name": "__LoginHistory_logins_connection",
      "plural": false,
      "selections": [
        {
          "concreteType": "LoginRecordEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "concreteType": "LoginRecord",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                {
                  "kind": "FragmentSpread",
                  "name": "LoginHistoryRow_login"
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
  "type": "Member"
};
})();

(node as any).hash = "65ee181cc18119f5bd88a607e5132986";

export default node;
