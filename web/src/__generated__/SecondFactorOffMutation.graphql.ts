/**
 * @generated SignedSource<<82b2b1d1e84a7feb2da4ea3b8e8e8cc6>>
 * @relayHash f389c77ed537b104b0cdcbd27d6ce522
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c7b85de62366e3de51219f0690cef74fe3d068c73186841ff0666919deecf52

import type { ConcreteRequest } from 'relay-runtime';
export type SecondFactorOffMutation$variables = Record<PropertyKey, never>;
export type SecondFactorOffMutation$data = {
  readonly beginSecondFactor: {
    readonly otpauthUrl: string | null;
    readonly secret: string | null;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type SecondFactorOffMutation = {
  response: SecondFactorOffMutation$data;
  variables: SecondFactorOffMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "BeginSecondFactorPayload",
    "kind": "LinkedField",
    "name": "beginSecondFactor",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "secret",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "otpauthUrl",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SecondFactorOffMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SecondFactorOffMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "1c7b85de62366e3de51219f0690cef74fe3d068c73186841ff0666919deecf52",
    "metadata": {},
    "name": "SecondFactorOffMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c5f69b404f965f4db9bb7d4b8fea9210";

export default node;
