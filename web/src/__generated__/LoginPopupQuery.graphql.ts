/**
 * @generated SignedSource<<8d37b0ca49aabacd13ffe5cf53de8267>>
 * @relayHash 481e1578b74e87ac02c96c956553d7a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 773bd0bda68ed1d6a4da4f22bc690de971ccefccb2b7b769ae81670a71ac23f9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LoginPopupQuery$variables = Record<PropertyKey, never>;
export type LoginPopupQuery$data = {
  readonly site: {
    readonly features: {
      readonly directRegistration: boolean;
      readonly freePlay: boolean;
      readonly socialLogin: boolean;
    } | null;
    readonly " $fragmentSpreads": FragmentRefs<"LoginMethods_site" | "RegisterForms_site" | "RegisterTitle_site" | "SocialButtons_site">;
  };
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"LoginMethods_viewer" | "RegisterForms_viewer">;
  };
};
export type LoginPopupQuery = {
  response: LoginPopupQuery$data;
  variables: LoginPopupQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "freePlay"
},
v1 = {
  "kind": "ScalarField",
  "name": "socialLogin"
},
v2 = {
  "kind": "ScalarField",
  "name": "directRegistration"
},
v3 = {
  "kind": "ScalarField",
  "name": "code"
},
v4 = {
  "kind": "ScalarField",
  "name": "name"
},
v5 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v6 = [
  {
    "kind": "ScalarField",
    "name": "requiresSmsCode"
  },
  {
    "concreteType": "RegistrationField",
    "kind": "LinkedField",
    "name": "fields",
    "plural": true,
    "selections": [
      (v4/*:: as any*/),
      {
        "kind": "ScalarField",
        "name": "isRequired"
      },
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "LoginPopupQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": {
              "concreteType": "SiteFeatures",
              "kind": "LinkedField",
              "name": "features",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                (v2/*:: as any*/)
              ]
            },
            "to": "NULL"
          },
          {
            "kind": "FragmentSpread",
            "name": "LoginMethods_site"
          },
          {
            "kind": "FragmentSpread",
            "name": "SocialButtons_site"
          },
          {
            "kind": "FragmentSpread",
            "name": "RegisterForms_site"
          },
          {
            "kind": "FragmentSpread",
            "name": "RegisterTitle_site"
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
            "name": "LoginMethods_viewer"
          },
          {
            "kind": "FragmentSpread",
            "name": "RegisterForms_viewer"
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
    "name": "LoginPopupQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "concreteType": "SiteFeatures",
            "kind": "LinkedField",
            "name": "features",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "smsLogin"
              },
              {
                "kind": "ScalarField",
                "name": "memberCentre"
              },
              {
                "kind": "ScalarField",
                "name": "mobileRegistration"
              },
              {
                "kind": "ScalarField",
                "name": "termsPrechecked"
              }
            ]
          },
          {
            "concreteType": "PhoneAuthSettings",
            "kind": "LinkedField",
            "name": "phoneAuth",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "apiKey"
              },
              {
                "kind": "ScalarField",
                "name": "authDomain"
              },
              {
                "kind": "ScalarField",
                "name": "projectId"
              },
              {
                "kind": "ScalarField",
                "name": "emulatorUrl"
              }
            ]
          },
          {
            "concreteType": "Country",
            "kind": "LinkedField",
            "name": "countries",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "dialingCode"
              }
            ]
          },
          {
            "concreteType": "SocialProvider",
            "kind": "LinkedField",
            "name": "socialProviders",
            "plural": true,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "kind"
              },
              {
                "kind": "ScalarField",
                "name": "startUrl"
              }
            ]
          },
          {
            "concreteType": "Brand",
            "kind": "LinkedField",
            "name": "brand",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "minimumAge"
              },
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "registrationBonusTurnover",
                "plural": false,
                "selections": (v5/*:: as any*/)
              },
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "registrationBonus",
                "plural": false,
                "selections": (v5/*:: as any*/)
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
                "selections": (v6/*:: as any*/)
              },
              {
                "concreteType": "RegistrationForm",
                "kind": "LinkedField",
                "name": "mobile",
                "plural": false,
                "selections": (v6/*:: as any*/)
              }
            ]
          },
          {
            "concreteType": "SiteAffiliate",
            "kind": "LinkedField",
            "name": "affiliate",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "domain"
              }
            ]
          },
          {
            "concreteType": "HelpCentre",
            "kind": "LinkedField",
            "name": "helpCentre",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "version"
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
            "concreteType": "RememberedLogin",
            "kind": "LinkedField",
            "name": "rememberedLogin",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "username"
              },
              {
                "kind": "ScalarField",
                "name": "mobile"
              },
              {
                "kind": "ScalarField",
                "name": "countryDialingCode"
              }
            ]
          },
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
    "id": "773bd0bda68ed1d6a4da4f22bc690de971ccefccb2b7b769ae81670a71ac23f9",
    "metadata": {},
    "name": "LoginPopupQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fe4d87f7946e1e7fd4a92eb3b5c590a3";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
