/**
 * @generated SignedSource<<3a726a821609b5eb3e90683c78a747e9>>
 * @relayHash 474b1e7c0326e9b48ac9e7ad2bd1470d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2f26dcacd7c1664543f90fb81229586713ee959872ce1139117521c4d14641d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PromotionDialogQuery$variables = {
  id: string;
};
export type PromotionDialogQuery$data = {
  readonly site: {
    readonly promotion: {
      readonly title: string;
      readonly " $fragmentSpreads": FragmentRefs<"PromotionDetail_promotion">;
    } | null;
  };
};
export type PromotionDialogQuery = {
  response: PromotionDialogQuery$data;
  variables: PromotionDialogQuery$variables;
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
v1 = [
  {
    "kind": "Variable",
    "name": "internalID",
    "variableName": "id"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "title"
},
v3 = {
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
    "name": "PromotionDialogQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "args": (v1/*:: as any*/),
            "concreteType": "Promotion",
            "kind": "LinkedField",
            "name": "promotion",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
    "name": "PromotionDialogQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "args": (v1/*:: as any*/),
            "concreteType": "Promotion",
            "kind": "LinkedField",
            "name": "promotion",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
              (v3/*:: as any*/),
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
              },
              {
                "kind": "ScalarField",
                "name": "startsAt"
              },
              {
                "kind": "ScalarField",
                "name": "endsAt"
              }
            ]
          },
          (v3/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "f2f26dcacd7c1664543f90fb81229586713ee959872ce1139117521c4d14641d",
    "metadata": {},
    "name": "PromotionDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d607a254a59c6957436f9eb6e6056f40";

export default node;
