/**
 * @generated SignedSource<<bf45000183adc8c3d614c831dd2d2ad1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MyLevel_progress$data = {
  readonly current: {
    readonly club: {
      readonly color: string | null;
      readonly label: string;
      readonly rank: number;
      readonly secondaryColor: string | null;
    };
    readonly turnover: {
      readonly amount: string;
    };
  };
  readonly keep: {
    readonly from: string;
    readonly required: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly turnover: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly until: string;
  } | null;
  readonly next: {
    readonly benefits: ReadonlyArray<string>;
    readonly club: {
      readonly label: string;
    };
    readonly turnover: {
      readonly amount: string;
      readonly currency: string;
    };
  } | null;
  readonly turnover: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly " $fragmentType": "MyLevel_progress";
};
export type MyLevel_progress$key = {
  readonly " $data"?: MyLevel_progress$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyLevel_progress">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "label"
},
v1 = {
  "kind": "ScalarField",
  "name": "amount"
},
v2 = [
  (v1/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v3 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "turnover",
  "plural": false,
  "selections": (v2/*:: as any*/)
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "MyLevel_progress",
  "selections": [
    {
      "concreteType": "VipLevel",
      "kind": "LinkedField",
      "name": "current",
      "plural": false,
      "selections": [
        {
          "concreteType": "ClubLevel",
          "kind": "LinkedField",
          "name": "club",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "rank"
            },
            {
              "kind": "ScalarField",
              "name": "color"
            },
            {
              "kind": "ScalarField",
              "name": "secondaryColor"
            }
          ]
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "turnover",
          "plural": false,
          "selections": [
            (v1/*:: as any*/)
          ]
        }
      ]
    },
    {
      "concreteType": "VipLevel",
      "kind": "LinkedField",
      "name": "next",
      "plural": false,
      "selections": [
        {
          "concreteType": "ClubLevel",
          "kind": "LinkedField",
          "name": "club",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ]
        },
        {
          "kind": "ScalarField",
          "name": "benefits"
        },
        (v3/*:: as any*/)
      ]
    },
    (v3/*:: as any*/),
    {
      "concreteType": "VipKeep",
      "kind": "LinkedField",
      "name": "keep",
      "plural": false,
      "selections": [
        (v3/*:: as any*/),
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "required",
          "plural": false,
          "selections": (v2/*:: as any*/)
        },
        {
          "kind": "ScalarField",
          "name": "from"
        },
        {
          "kind": "ScalarField",
          "name": "until"
        }
      ]
    }
  ],
  "type": "VipProgress"
};
})();

(node as any).hash = "8c67ae3b2ca6fb70badebff87843547f";

export default node;
