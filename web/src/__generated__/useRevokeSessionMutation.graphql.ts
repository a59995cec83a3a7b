/**
 * @generated SignedSource<<bd5fa9c75dc38d0b98b4060ecd77ed1a>>
 * @relayHash a85eae75ac5cda41881eb58d68fe8621
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74bd90beb4acf82b999a70b17007a303607fe8512097099b52582e513c9c8b16

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "ACCOUNT_CLOSED" | "ACCOUNT_LOCKED" | "AGE_NOT_CONFIRMED" | "CAPTCHA_INVALID" | "CAPTCHA_REQUIRED" | "DEMO_NOT_AVAILABLE" | "FAVORITE_LIMIT" | "FEATURE_DISABLED" | "GAME_MAINTENANCE" | "GAME_NOT_FOUND" | "INSUFFICIENT_BALANCE" | "LOGIN_FAILED" | "LOGIN_TOKEN_INVALID" | "NOT_AGENT_ACCOUNT" | "NOT_MEMBER_ACCOUNT" | "RATE_LIMITED" | "TRANSFER_CONFIRM_NEEDED" | "UNKNOWN" | "VALIDATION_FAILED" | "%future added value";
export type RevokeSessionInput = {
  sessionId: string;
};
export type useRevokeSessionMutation$variables = {
  input: RevokeSessionInput;
};
export type useRevokeSessionMutation$data = {
  readonly revokeSession: {
    readonly member: {
      readonly id: string;
      readonly sessions: ReadonlyArray<{
        readonly id: string;
      }> | null;
    } | null;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
    }>;
  };
};
export type useRevokeSessionMutation = {
  response: useRevokeSessionMutation$data;
  variables: useRevokeSessionMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "RevokeSessionPayload",
    "kind": "LinkedField",
    "name": "revokeSession",
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
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Session",
            "kind": "LinkedField",
            "name": "sessions",
            "plural": true,
            "selections": [
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
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
            "name": "code",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRevokeSessionMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRevokeSessionMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "74bd90beb4acf82b999a70b17007a303607fe8512097099b52582e513c9c8b16",
    "metadata": {},
    "name": "useRevokeSessionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "26e5cad6930ace90a542d14fc9aed24c";

export default node;
