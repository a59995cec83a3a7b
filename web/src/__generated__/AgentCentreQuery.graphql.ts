/**
 * @generated SignedSource<<cb735c619b813405713c6def749402a8>>
 * @relayHash 5036119c8e83478567444ffa5b5095a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8cd34dac863f94f015fbdfb9cfde63d5778f6c868e6e13712c7201dee9c11dfc

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountKind = "AFFILIATE" | "AFFILIATE_SUB_ACCOUNT" | "AGENT" | "PLAYER" | "SENIOR_AGENT" | "TRIAL" | "UNKNOWN" | "%future added value";
export type AgentCentreQuery$variables = Record<PropertyKey, never>;
export type AgentCentreQuery$data = {
  readonly site: {
    readonly brand: {
      readonly timeZone: string | null;
    } | null;
    readonly features: {
      readonly dailySalary: boolean;
      readonly dividend: boolean;
      readonly hourlySalary: boolean;
      readonly realTimeSalary: boolean;
    } | null;
  };
  readonly viewer: {
    readonly agent: {
      readonly " $fragmentSpreads": FragmentRefs<"RequestBadge_agent">;
    } | null;
    readonly member: {
      readonly kind: AccountKind;
    } | null;
  };
};
export type AgentCentreQuery = {
  response: AgentCentreQuery$data;
  variables: AgentCentreQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "concreteType": "SiteFeatures",
  "kind": "LinkedField",
  "name": "features",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "dividend"
    },
    {
      "kind": "ScalarField",
      "name": "dailySalary"
    },
    {
      "kind": "ScalarField",
      "name": "hourlySalary"
    },
    {
      "kind": "ScalarField",
      "name": "realTimeSalary"
    }
  ]
},
v1 = {
  "concreteType": "Brand",
  "kind": "LinkedField",
  "name": "brand",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "timeZone"
    }
  ]
},
v2 = {
  "kind": "ScalarField",
  "name": "kind"
},
v3 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "AgentCentreQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": (v0/*:: as any*/),
            "to": "NULL"
          },
          {
            "kind": "CatchField",
            "field": (v1/*:: as any*/),
            "to": "NULL"
          }
        ]
      },
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
              (v2/*:: as any*/)
            ]
          },
          {
            "concreteType": "Agent",
            "kind": "LinkedField",
            "name": "agent",
            "plural": false,
            "selections": [
              {
                "kind": "FragmentSpread",
                "name": "RequestBadge_agent"
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
    "name": "AgentCentreQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v3/*:: as any*/)
        ]
      },
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
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ]
          },
          {
            "concreteType": "Agent",
            "kind": "LinkedField",
            "name": "agent",
            "plural": false,
            "selections": [
              {
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 1
                  }
                ],
                "concreteType": "AgentContractConnection",
                "kind": "LinkedField",
                "name": "contractRequests",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "totalCount"
                  }
                ],
                "storageKey": "contractRequests(first:1)"
              },
              (v3/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "8cd34dac863f94f015fbdfb9cfde63d5778f6c868e6e13712c7201dee9c11dfc",
    "metadata": {},
    "name": "AgentCentreQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "888211abe2f7d1f1eb2fa5e1fe0be991";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
