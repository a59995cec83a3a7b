/**
 * @generated SignedSource<<c50f4890384a688852a056f9ae70d145>>
 * @relayHash 5fe3f785acaa7f901dcaf162521f0f4b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9066df57a603a4a5a6c00069879842829c30373a11bbb69afe7b82e5601be0da

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AffiliateScreenQuery$variables = Record<PropertyKey, never>;
export type AffiliateScreenQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly " $fragmentSpreads": FragmentRefs<"AffiliateScreen_member">;
    } | null;
  };
};
export type AffiliateScreenQuery = {
  response: AffiliateScreenQuery$data;
  variables: AffiliateScreenQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "AffiliateScreenQuery",
    "selections": [
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
                "kind": "FragmentSpread",
                "name": "AffiliateScreen_member"
              }
            ]
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AffiliateScreenQuery",
    "selections": [
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
                "concreteType": "OwnAgentApplication",
                "kind": "LinkedField",
                "name": "agentApplication",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "state"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "reason"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "appliedAt"
                  }
                ]
              },
              {
                "kind": "ScalarField",
                "name": "id"
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "9066df57a603a4a5a6c00069879842829c30373a11bbb69afe7b82e5601be0da",
    "metadata": {},
    "name": "AffiliateScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "48c4e2446d9a3a0aea2aff103a0356fd";

export default node;
