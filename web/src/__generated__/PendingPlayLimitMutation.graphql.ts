/**
 * @generated SignedSource<<c33b96d523bd66399e29cea31ea10499>>
 * @relayHash e329bbbe4d07f87428b22613e846d7b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a5cd69f29fcc5b5c247f81012130150199c3dbcd62635ec0834df47623dc344

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlayLimitKind = "DEPOSIT" | "LOSS" | "SESSION" | "UNKNOWN" | "WAGER" | "%future added value";
export type PlayLimitPeriod = "DAY" | "MONTH" | "UNKNOWN" | "WEEK" | "%future added value";
export type ConfirmPlayLimitInput = {
  kind: PlayLimitKind;
  period: PlayLimitPeriod;
};
export type PendingPlayLimitMutation$variables = {
  input: ConfirmPlayLimitInput;
};
export type PendingPlayLimitMutation$data = {
  readonly confirmPlayLimit: {
    readonly member: {
      readonly playLimits: {
        readonly limits: ReadonlyArray<{
          readonly " $fragmentSpreads": FragmentRefs<"PlayLimitRow_limit">;
        }>;
      } | null;
    } | null;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type PendingPlayLimitMutation = {
  response: PendingPlayLimitMutation$data;
  variables: PendingPlayLimitMutation$variables;
};

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
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = [
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
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minutes",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PendingPlayLimitMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ConfirmPlayLimitPayload",
        "kind": "LinkedField",
        "name": "confirmPlayLimit",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              {
                "kind": "CatchField",
                "field": {
                  "alias": null,
                  "args": null,
                  "concreteType": "PlayLimits",
                  "kind": "LinkedField",
                  "name": "playLimits",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "PlayLimit",
                      "kind": "LinkedField",
                      "name": "limits",
                      "plural": true,
                      "selections": [
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "PlayLimitRow_limit"
                        }
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                "to": "NULL"
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PendingPlayLimitMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ConfirmPlayLimitPayload",
        "kind": "LinkedField",
        "name": "confirmPlayLimit",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PlayLimits",
                "kind": "LinkedField",
                "name": "playLimits",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PlayLimit",
                    "kind": "LinkedField",
                    "name": "limits",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "kind",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "period",
                        "storageKey": null
                      },
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "used",
                        "plural": false,
                        "selections": (v3/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "usedMinutes",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "resetsAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "PendingPlayLimit",
                        "kind": "LinkedField",
                        "name": "pending",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/),
                          (v5/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "confirmFrom",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "confirmUntil",
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
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3a5cd69f29fcc5b5c247f81012130150199c3dbcd62635ec0834df47623dc344",
    "metadata": {},
    "name": "PendingPlayLimitMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0ae5100ef32cdf5a458d2a6d23676209";

export default node;
