/**
 * @generated SignedSource<<10b275f28d383ae7626bcde132a2c50c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountMovements_record$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"AccountMovementRow_movement">;
    };
  }>;
  readonly pageCursors: {
    readonly " $fragmentSpreads": FragmentRefs<"Pagination_cursors">;
  };
  readonly pageInfo: {
    readonly " $fragmentSpreads": FragmentRefs<"Pagination_pageInfo">;
  };
  readonly totalCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"AccountSums_record">;
  readonly " $fragmentType": "AccountMovements_record";
};
export type AccountMovements_record$key = {
  readonly " $data"?: AccountMovements_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountMovements_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountMovements_record",
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
      "concreteType": "AccountMovementEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AccountMovement",
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
              "name": "AccountMovementRow_movement"
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AccountSums_record"
    }
  ],
  "type": "AccountMovementConnection",
  "abstractKey": null
};

(node as any).hash = "c58159b3265077c0226a900c0afcd9a7";

export default node;
