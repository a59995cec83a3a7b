/**
 * @generated SignedSource<<61a4af0b142a0b882226a1e0230f134d>>
 * @relayHash 513a27bfda637c8df4d2b2235d6d301e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a81b81d355f2e061004a6b6e2c6489f221454841033e3259399ba0f75848354e

import type { ConcreteRequest } from 'relay-runtime';
export type HumanCheckProvider = "NONE" | "POW" | "TURNSTILE" | "%future added value";
export type useHumanCheckMutation$variables = Record<PropertyKey, never>;
export type useHumanCheckMutation$data = {
  readonly requestHumanCheck: {
    readonly humanCheck: {
      readonly challenge: string | null;
      readonly provider: HumanCheckProvider;
    } | null;
  };
};
export type useHumanCheckMutation = {
  response: useHumanCheckMutation$data;
  variables: useHumanCheckMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "RequestHumanCheckPayload",
    "kind": "LinkedField",
    "name": "requestHumanCheck",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "HumanCheck",
        "kind": "LinkedField",
        "name": "humanCheck",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "provider",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "challenge",
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
    "name": "useHumanCheckMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useHumanCheckMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "a81b81d355f2e061004a6b6e2c6489f221454841033e3259399ba0f75848354e",
    "metadata": {},
    "name": "useHumanCheckMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "df0c1df94bdd18cd4f271ba0efbb9eb4";

export default node;
