/**
 * @generated SignedSource<<9f4914ebd45a91a7a835dc3cbf017e8a>>
 * @relayHash c3f501441c13b6fc05db2c048e1c9dc5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45b447b1780e054ebb062cf6291462683ebeb116f65e0565bef750c8553debe1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResponsibleGamingQuery$variables = {
  country?: string | null;
};
export type ResponsibleGamingQuery$data = {
  readonly site: {
    readonly responsibleGaming: {
      readonly " $fragmentSpreads": FragmentRefs<"Helplines_content" | "SelfTest_content">;
    } | null;
  };
};
export type ResponsibleGamingQuery = {
  response: ResponsibleGamingQuery$data;
  variables: ResponsibleGamingQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "country"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "country",
    "variableName": "country"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "country"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ResponsibleGamingQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "args": (v1/*:: as any*/),
            "concreteType": "ResponsibleGamingContent",
            "kind": "LinkedField",
            "name": "responsibleGaming",
            "plural": false,
            "selections": [
              {
                "kind": "FragmentSpread",
                "name": "Helplines_content"
              },
              {
                "kind": "FragmentSpread",
                "name": "SelfTest_content"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ResponsibleGamingQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "args": (v1/*:: as any*/),
            "concreteType": "ResponsibleGamingContent",
            "kind": "LinkedField",
            "name": "responsibleGaming",
            "plural": false,
            "selections": [
              {
                "concreteType": "Helpline",
                "kind": "LinkedField",
                "name": "helplines",
                "plural": true,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "name"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "phone"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "url"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "hours"
                  },
                  (v2/*:: as any*/)
                ]
              },
              (v2/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "countries"
              },
              {
                "concreteType": "SelfTestQuestion",
                "kind": "LinkedField",
                "name": "questions",
                "plural": true,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "code"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "text"
                  }
                ]
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
  },
  "params": {
    "id": "45b447b1780e054ebb062cf6291462683ebeb116f65e0565bef750c8553debe1",
    "metadata": {},
    "name": "ResponsibleGamingQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fad8484f94d6f63a8c63653f4149d921";

export default node;
