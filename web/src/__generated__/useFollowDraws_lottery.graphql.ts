/**
 * @generated SignedSource<<5d2d3c575c40cf235bf95f4be012daa2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useFollowDraws_lottery$data = {
  readonly currentDraw: {
    readonly drawsAt: string;
    readonly number: string;
    readonly serverTime: string | null;
  } | null;
  readonly id: string;
  readonly results: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly number: string;
      };
    }>;
  } | null;
  readonly " $fragmentType": "useFollowDraws_lottery";
};
export type useFollowDraws_lottery$key = {
  readonly " $data"?: useFollowDraws_lottery$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFollowDraws_lottery">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "number"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "useFollowDraws_lottery",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "CatchField",
      "field": {
        "concreteType": "LotteryDraw",
        "kind": "LinkedField",
        "name": "currentDraw",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "drawsAt"
          },
          {
            "kind": "ScalarField",
            "name": "serverTime"
          }
        ]
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 1
          }
        ],
        "concreteType": "LotteryDrawConnection",
        "kind": "LinkedField",
        "name": "results",
        "plural": false,
        "selections": [
          {
            "concreteType": "LotteryDrawEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "concreteType": "LotteryDraw",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/)
                ]
              }
            ]
          }
        ],
        "storageKey": "results(first:1)"
      },
      "to": "NULL"
    }
  ],
  "type": "Lottery"
};
})();

(node as any).hash = "b78f103283440f35f3f5211a3c368bd1";

export default node;
