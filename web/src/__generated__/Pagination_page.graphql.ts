/**
 * @generated SignedSource<<3ae53372e16436aa2c8fe2ceb32baeae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Pagination_page$data = {
  readonly pageCursors: {
    readonly around: ReadonlyArray<{
      readonly cursor: string;
      readonly isCurrent: boolean;
      readonly page: number;
    }>;
    readonly first: {
      readonly cursor: string;
      readonly page: number;
    } | null;
    readonly last: {
      readonly cursor: string;
      readonly page: number;
    } | null;
    readonly previous: {
      readonly cursor: string;
    } | null;
  };
  readonly pageInfo: {
    readonly endCursor: string | null;
    readonly hasNextPage: boolean;
  };
  readonly " $fragmentType": "Pagination_page";
};
export type Pagination_page$key = {
  readonly " $data"?: Pagination_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"Pagination_page">;
};

const node: ReaderFragment = (function(){
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
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "Pagination_page",
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
  ],
  "type": "Page",
  "abstractKey": "__isPage"
};
})();

(node as any).hash = "1c178bc80f565dd243196c4f03124edf";

export default node;
