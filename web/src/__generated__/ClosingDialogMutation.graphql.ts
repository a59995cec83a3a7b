/**
 * @generated SignedSource<<d0e9133a975a59f47d076af68a1817f8>>
 * @relayHash 72841eaf43c8bd56b2b637af7460b45a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 540aa9c4e596a3c746b85a2ead08a0535e84a509605a43117ecedd1765f37330

import type { ConcreteRequest } from 'relay-runtime';
export type ClosingDialogMutation$variables = Record<PropertyKey, never>;
export type ClosingDialogMutation$data = {
  readonly keepAccount: {
    readonly member: {
      readonly closesAt: string | null;
    } | null;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type ClosingDialogMutation = {
  response: ClosingDialogMutation$data;
  variables: ClosingDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "closesAt",
  "storageKey": null
},
v1 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ClosingDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "KeepAccountPayload",
        "kind": "LinkedField",
        "name": "keepAccount",
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
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ClosingDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "KeepAccountPayload",
        "kind": "LinkedField",
        "name": "keepAccount",
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
              (v0/*:: as any*/),
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
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "540aa9c4e596a3c746b85a2ead08a0535e84a509605a43117ecedd1765f37330",
    "metadata": {},
    "name": "ClosingDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0b1de8619488aacaf7fed65df4bcb557";

export default node;
