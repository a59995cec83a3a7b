/**
 * @generated SignedSource<<771bdd6de1c376469ffa8cf892aa6474>>
 * @relayHash 35c5627b2f3e4ebe0409e92e4849d33e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 104c0e83a7e9feaa58261025ecee344346e63e1dcdb3f02d0d2b028b1cb546e5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountKind = "AFFILIATE" | "AFFILIATE_SUB_ACCOUNT" | "AGENT" | "PLAYER" | "SENIOR_AGENT" | "TRIAL" | "UNKNOWN" | "%future added value";
export type AgentCentreQuery$variables = Record<PropertyKey, never>;
export type AgentCentreQuery$data = {
  readonly site: {
    readonly brand: {
      readonly name: string;
      readonly timeZone: string | null;
    } | null;
    readonly features: {
      readonly dailySalary: boolean;
      readonly dividend: boolean;
      readonly hourlySalary: boolean;
      readonly realTimeSalary: boolean;
    } | null;
    readonly licences: ReadonlyArray<{
      readonly label: string;
    }> | null;
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
      readonly username: string;
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
      "name": "name"
    },
    {
      "kind": "ScalarField",
      "name": "timeZone"
    }
  ]
},
v2 = {
  "alias": "licences",
  "args": [
    {
      "kind": "Literal",
      "name": "kinds",
      "value": [
        "LICENCE"
      ]
    }
  ],
  "concreteType": "SiteResource",
  "kind": "LinkedField",
  "name": "resources",
  "plural": true,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "label"
    }
  ],
  "storageKey": "resources(kinds:[\"LICENCE\"])"
},
v3 = {
  "kind": "ScalarField",
  "name": "kind"
},
v4 = {
  "kind": "ScalarField",
  "name": "username"
},
v5 = {
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
v6 = {
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
v7 = {
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
          },
          {
            "kind": "CatchField",
            "field": (v2/*:: as any*/),
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
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
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
                "field": (v6/*:: as any*/),
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
          (v2/*:: as any*/),
          (v7/*:: as any*/)
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
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v7/*:: as any*/)
            ]
          },
          {
            "concreteType": "Agent",
            "kind": "LinkedField",
            "name": "agent",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
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
              (v7/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "104c0e83a7e9feaa58261025ecee344346e63e1dcdb3f02d0d2b028b1cb546e5",
    "metadata": {},
    "name": "AgentCentreQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "adfa5236a271f8bdcb3799afedc1ccee";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
