/**
 * @generated SignedSource<<7afc6378a618a43508dd762f3c23fc14>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useFollowDraws_lottery",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "LotteryDraw",
        "kind": "LinkedField",
        "name": "currentDraw",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "drawsAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "serverTime",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
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
            "alias": null,
            "args": null,
            "concreteType": "LotteryDrawEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "LotteryDraw",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "results(first:1)"
      },
      "to": "NULL"
    }
  ],
  "type": "Lottery",
  "abstractKey": null
};
})();

(node as any).hash = "b78f103283440f35f3f5211a3c368bd1";

export default node;
