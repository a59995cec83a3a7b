/**
 * @generated SignedSource<<4c84ccc168068e78bbda9aadca8ca2d1>>
 * @relayHash dc43e8a2490c0e4b792f925655e6aa3c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b66ba28fa772d581334653834a71bf20d9f9af42e252d8f6d0a39b23bcb3e9d8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LaunchDemoGameInput = {
  ageConfirmed: boolean;
  gameId: string;
};
export type useLaunchDemoMutation$variables = {
  input: LaunchDemoGameInput;
};
export type useLaunchDemoMutation$data = {
  readonly launchDemoGame: {
    readonly " $fragmentSpreads": FragmentRefs<"useLaunch_payload">;
  };
};
export type useLaunchDemoMutation = {
  response: useLaunchDemoMutation$data;
  variables: useLaunchDemoMutation$variables;
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
    "name": "useLaunchDemoMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "LaunchDemoGamePayload",
        "kind": "LinkedField",
        "name": "launchDemoGame",
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
    "name": "useLaunchDemoMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "LaunchDemoGamePayload",
        "kind": "LinkedField",
        "name": "launchDemoGame",
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
    "id": "b66ba28fa772d581334653834a71bf20d9f9af42e252d8f6d0a39b23bcb3e9d8",
    "metadata": {},
    "name": "useLaunchDemoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6e3f75eea34765d68750a81a729080d7";

export default node;
