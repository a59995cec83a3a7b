/**
 * @generated SignedSource<<c8c604077de688c94e2a7e261899fc69>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { NormalizationSplitOperation } from 'relay-runtime';


const node: NormalizationSplitOperation = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "page"
},
v1 = {
  "kind": "ScalarField",
  "name": "cursor"
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
];
return {
  "kind": "SplitOperation",
  "metadata": {},
  "name": "Pagination_page$normalization",
  "selections": [
    {
      "concreteType": "PageInfo",
      "kind": "LinkedField",
      "name": "pageInfo",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "hasNextPage"
        },
        {
          "kind": "ScalarField",
          "name": "endCursor"
        }
      ]
    },
    {
      "concreteType": "PageCursors",
      "kind": "LinkedField",
      "name": "pageCursors",
      "plural": false,
      "selections": [
        {
          "concreteType": "PageCursor",
          "kind": "LinkedField",
          "name": "first",
          "plural": false,
          "selections": (v2/*:: as any*/)
        },
        {
          "concreteType": "PageCursor",
          "kind": "LinkedField",
          "name": "around",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "isCurrent"
            }
          ]
        },
        {
          "concreteType": "PageCursor",
          "kind": "LinkedField",
          "name": "last",
          "plural": false,
          "selections": (v2/*:: as any*/)
        },
        {
          "concreteType": "PageCursor",
          "kind": "LinkedField",
          "name": "previous",
          "plural": false,
          "selections": [
            (v1/*:: as any*/)
          ]
        }
      ]
    }
  ]
};
})();

(node as any).hash = "1c178bc80f565dd243196c4f03124edf";

export default node;
