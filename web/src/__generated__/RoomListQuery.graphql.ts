/**
 * @generated SignedSource<<4af35b483029786b0d6e53f4b9c11074>>
 * @relayHash 4a2cbf01e3eeb54ea3dd4e5b6766a389
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec8c3316985b0e681767051fde5d9f38b63690f7d3c0acf3e1ab8fc558b21ca7

import type { ConcreteRequest } from 'relay-runtime';
export type GameRoomStatus = "CLOSED" | "FULL" | "OPEN" | "UNKNOWN" | "%future added value";
export type RoomListQuery$variables = {
  id: string;
};
export type RoomListQuery$data = {
  readonly node: {
    readonly rooms?: ReadonlyArray<{
      readonly internalID: string;
      readonly minBalance: {
        readonly amount: string;
        readonly currency: string;
      };
      readonly name: string;
      readonly players: number;
      readonly seats: number;
      readonly status: GameRoomStatus;
    }>;
  } | null;
  readonly viewer: {
    readonly member: {
      readonly wallet: {
        readonly available: {
          readonly amount: string;
        };
      };
    } | null;
  };
};
export type RoomListQuery = {
  response: RoomListQuery$data;
  variables: RoomListQuery$variables;
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
  "kind": "ScalarField",
  "name": "amount"
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "concreteType": "GameRoom",
      "kind": "LinkedField",
      "name": "rooms",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "internalID"
        },
        {
          "kind": "ScalarField",
          "name": "name"
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "minBalance",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "currency"
            }
          ]
        },
        {
          "kind": "ScalarField",
          "name": "seats"
        },
        {
          "kind": "ScalarField",
          "name": "players"
        },
        {
          "kind": "ScalarField",
          "name": "status"
        }
      ]
    }
  ],
  "type": "Game"
},
v4 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "available",
  "plural": false,
  "selections": [
    (v2/*:: as any*/)
  ]
},
v5 = {
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
    "name": "RoomListQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ]
      },
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": {
              "concreteType": "Member",
              "kind": "LinkedField",
              "name": "member",
              "plural": false,
              "selections": [
                {
                  "concreteType": "Wallet",
                  "kind": "LinkedField",
                  "name": "wallet",
                  "plural": false,
                  "selections": [
                    (v4/*:: as any*/)
                  ]
                }
              ]
            },
            "to": "NULL"
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
    "name": "RoomListQuery",
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
          (v3/*:: as any*/),
          (v5/*:: as any*/)
        ]
      },
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              {
                "concreteType": "Wallet",
                "kind": "LinkedField",
                "name": "wallet",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/)
                ]
              },
              (v5/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "ec8c3316985b0e681767051fde5d9f38b63690f7d3c0acf3e1ab8fc558b21ca7",
    "metadata": {},
    "name": "RoomListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "21527607cc79852bdb6a2feef4a85034";

export default node;
