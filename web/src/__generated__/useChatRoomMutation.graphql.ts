/**
 * @generated SignedSource<<697c8255bd45e6b06ca95ab9c38561f2>>
 * @relayHash 3c7f90ddad5d9422291a90b6784a994d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b008fa3bcc3b15d47d845687ccc126fdf144cc23b55a2f552c75f30f077a5a2f

import type { ConcreteRequest } from 'relay-runtime';
export type OpenChatInput = {
  title: string;
};
export type useChatRoomMutation$variables = {
  input: OpenChatInput;
};
export type useChatRoomMutation$data = {
  readonly openChat: {
    readonly chat: {
      readonly url: string;
    } | null;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useChatRoomMutation = {
  response: useChatRoomMutation$data;
  variables: useChatRoomMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "OpenChatPayload",
    "kind": "LinkedField",
    "name": "openChat",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ChatRoom",
        "kind": "LinkedField",
        "name": "chat",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "url",
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
            "name": "message",
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
    "name": "useChatRoomMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChatRoomMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b008fa3bcc3b15d47d845687ccc126fdf144cc23b55a2f552c75f30f077a5a2f",
    "metadata": {},
    "name": "useChatRoomMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5ddfb11530d56e3f0158d4156ddc753f";

export default node;
