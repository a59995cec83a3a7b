/**
 * @generated SignedSource<<750ae5fc0d437c018b80256b151ef031>>
 * @relayHash 812784d2baa64fb47dbb5e88e7b5dcb4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7403d566921d1849617e370b1ae4dc4173e45a24ee1dff838f38ae3c1769f2a4

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
      readonly subAccounts: {
        readonly maximum: number;
      } | null;
      readonly " $fragmentSpreads": FragmentRefs<"RequestBadge_agent">;
    } | null;
    readonly member: {
      readonly kind: AccountKind;
      readonly subAccount: {
        readonly agent: string;
      } | null;
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
  "concreteType": "SubAccountStanding",
  "kind": "LinkedField",
  "name": "subAccount",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "agent"
    }
  ]
},
v4 = {
  "concreteType": "SubAccounts",
  "kind": "LinkedField",
  "name": "subAccounts",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "maximum"
    }
  ]
},
v5 = {
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
                "kind": "CatchField",
                "field": (v4/*:: as any*/),
                "to": "NULL"
              },
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
          (v5/*:: as any*/)
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
              (v3/*:: as any*/),
              (v5/*:: as any*/)
            ]
          },
          {
            "concreteType": "Agent",
            "kind": "LinkedField",
            "name": "agent",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
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
              (v5/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "7403d566921d1849617e370b1ae4dc4173e45a24ee1dff838f38ae3c1769f2a4",
    "metadata": {},
    "name": "AgentCentreQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "218113fd0fe09c74451fb8580805b56e";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
