/**
 * @generated SignedSource<<ad0ce34e254485e0b51ae758d136dfbd>>
 * @relayHash 0f2698f1d5a20ac2ad3588408080bbfe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7541819979ea11de749c5caee70555b666d71ed7c1842cff13dae27b24dc3e82

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegisterScreenQuery$variables = Record<PropertyKey, never>;
export type RegisterScreenQuery$data = {
  readonly site: {
    readonly " $fragmentSpreads": FragmentRefs<"NewPlayerPromotions_site" | "RegisterForms_site" | "RegisterTitle_site">;
  };
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"RegisterForms_viewer">;
  };
};
export type RegisterScreenQuery = {
  response: RegisterScreenQuery$data;
  variables: RegisterScreenQuery$variables;
};

import Picture_image$normalization_graphql from './Picture_image$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "name"
},
v2 = [
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
      (v1/*:: as any*/),
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
],
v3 = {
  "kind": "ScalarField",
  "name": "code"
},
v4 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "RegisterScreenQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "RegisterTitle_site"
          },
          {
            "kind": "FragmentSpread",
            "name": "RegisterForms_site"
          },
          {
            "kind": "FragmentSpread",
            "name": "NewPlayerPromotions_site"
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
    "name": "RegisterScreenQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "concreteType": "Brand",
            "kind": "LinkedField",
            "name": "brand",
            "plural": false,
            "selections": [
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "registrationBonus",
                "plural": false,
                "selections": (v0/*:: as any*/)
              },
              {
                "kind": "ScalarField",
                "name": "minimumAge"
              },
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "registrationBonusTurnover",
                "plural": false,
                "selections": (v0/*:: as any*/)
              }
            ]
          },
          {
            "concreteType": "SiteFeatures",
            "kind": "LinkedField",
            "name": "features",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "directRegistration"
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
                "selections": (v2/*:: as any*/)
              },
              {
                "concreteType": "RegistrationForm",
                "kind": "LinkedField",
                "name": "mobile",
                "plural": false,
                "selections": (v2/*:: as any*/)
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
              (v1/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "dialingCode"
              }
            ]
          },
          {
            "args": [
              {
                "kind": "Literal",
                "name": "category",
                "value": "NEW_PLAYER"
              },
              {
                "kind": "Literal",
                "name": "first",
                "value": 6
              }
            ],
            "concreteType": "PromotionConnection",
            "kind": "LinkedField",
            "name": "promotions",
            "plural": false,
            "selections": [
              {
                "concreteType": "PromotionEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "concreteType": "Promotion",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "internalID"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "title"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "summary"
                      },
                      {
                        "concreteType": "Image",
                        "kind": "LinkedField",
                        "name": "image",
                        "plural": false,
                        "selections": [
                          {
                            "fragment": Picture_image$normalization_graphql,
                            "kind": "FragmentSpread"
                          }
                        ]
                      }
                    ]
                  }
                ]
              }
            ],
            "storageKey": "promotions(category:\"NEW_PLAYER\",first:6)"
          },
          (v4/*:: as any*/)
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
    "id": "7541819979ea11de749c5caee70555b666d71ed7c1842cff13dae27b24dc3e82",
    "metadata": {},
    "name": "RegisterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a13cc76d28d220df9a4676ab96d631f8";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
