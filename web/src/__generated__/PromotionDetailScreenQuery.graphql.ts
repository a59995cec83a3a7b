/**
 * @generated SignedSource<<4e83cb85f7ca698ee53d48934ff1355a>>
 * @relayHash 38cca39c0cd8f6eda24eef70637b5a1f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12b85215beccfa840b0e93fc794f9c595bb5b8518b523e66af32e618ebc88f11

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PromotionDetailScreenQuery$variables = {
  id: string;
};
export type PromotionDetailScreenQuery$data = {
  readonly site: {
    readonly brand: {
      readonly timeZone: string | null;
    } | null;
    readonly promotion: {
      readonly endsAt: string | null;
      readonly startsAt: string | null;
      readonly title: string;
      readonly " $fragmentSpreads": FragmentRefs<"PromotionDetail_promotion">;
    } | null;
    readonly " $fragmentSpreads": FragmentRefs<"useSiteTime_site">;
  };
};
export type PromotionDetailScreenQuery = {
  response: PromotionDetailScreenQuery$data;
  variables: PromotionDetailScreenQuery$variables;
};

import FreeSpinsTerms_terms$normalization_graphql from './FreeSpinsTerms_terms$normalization.graphql';
import Picture_image$normalization_graphql from './Picture_image$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
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
v2 = [
  {
    "kind": "Variable",
    "name": "internalID",
    "variableName": "id"
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "title"
},
v4 = {
  "kind": "ScalarField",
  "name": "startsAt"
},
v5 = {
  "kind": "ScalarField",
  "name": "endsAt"
},
v6 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "PromotionDetailScreenQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": (v1/*:: as any*/),
            "to": "NULL"
          },
          {
            "kind": "FragmentSpread",
            "name": "useSiteTime_site"
          },
          {
            "args": (v2/*:: as any*/),
            "concreteType": "Promotion",
            "kind": "LinkedField",
            "name": "promotion",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "PromotionDetail_promotion"
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
    "name": "PromotionDetailScreenQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "concreteType": "SignInCalendar",
            "kind": "LinkedField",
            "name": "dailySignIn",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "serverTime"
              }
            ]
          },
          {
            "args": (v2/*:: as any*/),
            "concreteType": "Promotion",
            "kind": "LinkedField",
            "name": "promotion",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "category"
              },
              {
                "kind": "ScalarField",
                "name": "summary"
              },
              {
                "kind": "ScalarField",
                "name": "rulesHtml"
              },
              {
                "kind": "ScalarField",
                "name": "termsHtml"
              },
              {
                "kind": "ScalarField",
                "name": "steps"
              },
              {
                "concreteType": "FreeSpinTerms",
                "kind": "LinkedField",
                "name": "freeSpins",
                "plural": false,
                "selections": [
                  {
                    "fragment": FreeSpinsTerms_terms$normalization_graphql,
                    "kind": "FragmentSpread"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "spins"
                  }
                ]
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
              },
              {
                "kind": "ScalarField",
                "name": "internalID"
              },
              {
                "kind": "ScalarField",
                "name": "status"
              },
              (v6/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "entry"
              },
              {
                "concreteType": "Linkage",
                "kind": "LinkedField",
                "name": "action",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "kind"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "target"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "name"
                  }
                ]
              }
            ]
          },
          (v6/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "12b85215beccfa840b0e93fc794f9c595bb5b8518b523e66af32e618ebc88f11",
    "metadata": {},
    "name": "PromotionDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "432b9418c7b352a57299c91fd02abd2e";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
