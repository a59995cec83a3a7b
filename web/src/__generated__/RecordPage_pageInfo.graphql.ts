/**
 * @generated SignedSource<<7ac256f5ebf44d211ab762a9638da27a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecordPage_pageInfo$data = {
  readonly " $fragmentSpreads": FragmentRefs<"NextPage_pageInfo" | "Pagination_pageInfo">;
  readonly " $fragmentType": "RecordPage_pageInfo";
};
export type RecordPage_pageInfo$key = {
  readonly " $data"?: RecordPage_pageInfo$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordPage_pageInfo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecordPage_pageInfo",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Pagination_pageInfo"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NextPage_pageInfo"
    }
  ],
  "type": "PageInfo",
  "abstractKey": null
};

(node as any).hash = "d71d8ae9be0ef68d3b3320d571e6a071";

export default node;
