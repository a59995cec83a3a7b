/**
 * @generated SignedSource<<fde58c6205a3a4d42ce65545c0866ee8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DownlineList_downline$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"DownlineRow_account">;
    };
  }>;
  readonly pageCursors: {
    readonly " $fragmentSpreads": FragmentRefs<"Pagination_cursors">;
  };
  readonly pageInfo: {
    readonly " $fragmentSpreads": FragmentRefs<"Pagination_pageInfo">;
  };
  readonly path: ReadonlyArray<string>;
  readonly totalCount: number;
  readonly " $fragmentType": "DownlineList_downline";
};
export type DownlineList_downline$key = {
  readonly " $data"?: DownlineList_downline$data;
  readonly " $fragmentSpreads": FragmentRefs<"DownlineList_downline">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DownlineList_downline",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DownlineEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "DownlineAccount",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "DownlineRow_account"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PageInfo",
      "kind": "LinkedField",
      "name": "pageInfo",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Pagination_pageInfo"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PageCursors",
      "kind": "LinkedField",
      "name": "pageCursors",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Pagination_cursors"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DownlineConnection",
  "abstractKey": null
};

(node as any).hash = "d48be1d02bc38a0c3590d12e4a77c5ee";

export default node;
