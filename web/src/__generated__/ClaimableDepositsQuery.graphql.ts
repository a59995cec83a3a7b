/**
 * @generated SignedSource<<dee8bc83af78a12aa87c89651427e9b6>>
 * @relayHash f4358ecbd75208a1b07b48856c6a0e9e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f425e94091b3698aa5b033ab7e53857bc9c2a76b1534398ce8e987a4207916b3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClaimableDepositsQuery$variables = Record<PropertyKey, never>;
export type ClaimableDepositsQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly claimableDeposits: ReadonlyArray<{
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"DepositOffers_deposit">;
      }>;
    } | null;
  };
};
export type ClaimableDepositsQuery = {
  response: ClaimableDepositsQuery$data;
  variables: ClaimableDepositsQuery$variables;
};

import DepositOffers_deposit$normalization_graphql from './DepositOffers_deposit$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ClaimableDepositsQuery",
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
                "concreteType": "Deposit",
                "kind": "LinkedField",
                "name": "claimableDeposits",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  {
                    "kind": "FragmentSpread",
                    "name": "DepositOffers_deposit"
                  }
                ]
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
    "name": "ClaimableDepositsQuery",
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
                "concreteType": "Deposit",
                "kind": "LinkedField",
                "name": "claimableDeposits",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  {
                    "fragment": DepositOffers_deposit$normalization_graphql,
                    "kind": "FragmentSpread"
                  }
                ]
              },
              (v0/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "f425e94091b3698aa5b033ab7e53857bc9c2a76b1534398ce8e987a4207916b3",
    "metadata": {},
    "name": "ClaimableDepositsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "095cc7b2c76cafcca86ebcf66af0328e";

export default node;
