/**
 * @generated SignedSource<<ce3dd8762acf1a364268359e28f11f7c>>
 * @relayHash 1b3db8e3e4428255a74821f078813093
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 905e5175896adbf8e5a124dd3bd154267b752c401dfd2877deb16abfde0ef97a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ForgotPasswordDialogQuery$variables = Record<PropertyKey, never>;
export type ForgotPasswordDialogQuery$data = {
  readonly site: {
    readonly features: {
      readonly phonePasswordRecovery: boolean;
    } | null;
    readonly " $fragmentSpreads": FragmentRefs<"MobileField_site" | "usePasswordRule_site">;
  };
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"MobileField_viewer">;
  };
};
export type ForgotPasswordDialogQuery = {
  response: ForgotPasswordDialogQuery$data;
  variables: ForgotPasswordDialogQuery$variables;
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
      "name": "phonePasswordRecovery"
    }
  ]
},
v1 = {
  "kind": "ScalarField",
  "name": "name"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "ForgotPasswordDialogQuery",
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
            "kind": "FragmentSpread",
            "name": "MobileField_site"
          },
          {
            "kind": "FragmentSpread",
            "name": "usePasswordRule_site"
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
            "kind": "FragmentSpread",
            "name": "MobileField_viewer"
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
    "name": "ForgotPasswordDialogQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "concreteType": "Country",
            "kind": "LinkedField",
            "name": "countries",
            "plural": true,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "code"
              },
              (v1/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "dialingCode"
              }
            ]
          },
          {
            "concreteType": "RegistrationSettings",
            "kind": "LinkedField",
            "name": "registration",
            "plural": false,
            "selections": [
              {
                "concreteType": "RegistrationForm",
                "kind": "LinkedField",
                "name": "username",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "RegistrationField",
                    "kind": "LinkedField",
                    "name": "fields",
                    "plural": true,
                    "selections": [
                      (v1/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "minLength"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "maxLength"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "pattern"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "patternId"
                      }
                    ]
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
      },
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "SystemStatus",
            "kind": "LinkedField",
            "name": "systemStatus",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "country"
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "905e5175896adbf8e5a124dd3bd154267b752c401dfd2877deb16abfde0ef97a",
    "metadata": {},
    "name": "ForgotPasswordDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "36f17de62f18746cc630e8825403bc43";

export default node;
