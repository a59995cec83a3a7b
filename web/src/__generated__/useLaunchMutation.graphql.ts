/**
 * @generated SignedSource<<732c91f933d1b57a08f8f768cccaa001>>
 * @relayHash b0380b59245cceb291da8edd95f706e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff5a471831265509fdd6a85384fd0c2e91a0fa2620d41b832639fad5b105bb53

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LaunchGameInput = {
  confirmTransfer?: boolean;
  gameId: string;
  roomId?: string | null;
};
export type useLaunchMutation$variables = {
  input: LaunchGameInput;
};
export type useLaunchMutation$data = {
  readonly launchGame: {
    readonly " $fragmentSpreads": FragmentRefs<"useLaunch_payload">;
  };
};
export type useLaunchMutation = {
  response: useLaunchMutation$data;
  variables: useLaunchMutation$variables;
};

import GameTile_game$normalization_graphql from './GameTile_game$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "concreteType": "GameLaunch",
  "kind": "LinkedField",
  "name": "launch",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "url"
    },
    {
      "kind": "ScalarField",
      "name": "fallbackUrls"
    }
  ]
},
v3 = {
  "kind": "ScalarField",
  "name": "id"
},
v4 = {
  "kind": "ScalarField",
  "name": "kind"
},
v5 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v6 = {
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "code"
    },
    {
      "kind": "ScalarField",
      "name": "message"
    },
    {
      "concreteType": "PlayLimit",
      "kind": "LinkedField",
      "name": "limit",
      "plural": false,
      "selections": [
        (v4/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "period"
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": (v5/*:: as any*/)
        },
        {
          "kind": "ScalarField",
          "name": "minutes"
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "used",
          "plural": false,
          "selections": (v5/*:: as any*/)
        },
        {
          "kind": "ScalarField",
          "name": "usedMinutes"
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "left",
          "plural": false,
          "selections": (v5/*:: as any*/)
        },
        {
          "kind": "ScalarField",
          "name": "resetsAt"
        }
      ]
    },
    {
      "concreteType": "PlayBreak",
      "kind": "LinkedField",
      "name": "playBreak",
      "plural": false,
      "selections": [
        (v4/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "until"
        }
      ]
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useLaunchMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "LaunchGamePayload",
        "kind": "LinkedField",
        "name": "launchGame",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "useLaunch_payload",
            "selections": [
              {
                "kind": "InlineFragment",
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "concreteType": "Game",
                    "kind": "LinkedField",
                    "name": "suggestions",
                    "plural": true,
                    "selections": [
                      (v3/*:: as any*/),
                      {
                        "kind": "FragmentSpread",
                        "name": "GameTile_game"
                      }
                    ]
                  },
                  (v6/*:: as any*/)
                ],
                "type": "LaunchPayload",
                "abstractKey": "__isLaunchPayload"
              }
            ],
            "argumentDefinitions": []
          }
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLaunchMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "LaunchGamePayload",
        "kind": "LinkedField",
        "name": "launchGame",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
              {
                "concreteType": "Game",
                "kind": "LinkedField",
                "name": "suggestions",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "fragment": GameTile_game$normalization_graphql,
                    "kind": "FragmentSpread"
                  }
                ]
              },
              (v6/*:: as any*/)
            ],
            "type": "LaunchPayload",
            "abstractKey": "__isLaunchPayload"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "ff5a471831265509fdd6a85384fd0c2e91a0fa2620d41b832639fad5b105bb53",
    "metadata": {},
    "name": "useLaunchMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c5a574b95857bf1263dc6baadfc9623c";

export default node;
