/**
 * @generated SignedSource<<4124238eaf8c02e2fa78a8459f70b099>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "country",
  "storageKey": null
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
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "ResponsibleGamingContent",
            "kind": "LinkedField",
            "name": "responsibleGaming",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "Helplines_content"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SelfTest_content"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ResponsibleGamingQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "ResponsibleGamingContent",
            "kind": "LinkedField",
            "name": "responsibleGaming",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Helpline",
                "kind": "LinkedField",
                "name": "helplines",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "phone",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "url",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hours",
                    "storageKey": null
                  },
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "countries",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "SelfTestQuestion",
                "kind": "LinkedField",
                "name": "questions",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "code",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "text",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
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
