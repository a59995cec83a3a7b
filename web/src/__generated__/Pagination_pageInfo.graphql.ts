/**
 * @generated SignedSource<<987707c456b3dc43cb1273d7af97a2fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Pagination_pageInfo$data = {
  readonly endCursor: string | null;
  readonly hasNextPage: boolean;
  readonly " $fragmentType": "Pagination_pageInfo";
};
export type Pagination_pageInfo$key = {
  readonly " $data"?: Pagination_pageInfo$data;
  readonly " $fragmentSpreads": FragmentRefs<"Pagination_pageInfo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Pagination_pageInfo",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasNextPage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endCursor",
      "storageKey": null
    }
  ],
  "type": "PageInfo",
  "abstractKey": null
};

(node as any).hash = "1de7d36d1c5773b260252233d513b5ea";

export default node;
