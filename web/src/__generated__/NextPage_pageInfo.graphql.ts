/**
 * @generated SignedSource<<d2ba9aab2119f1710d6b775edf964261>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NextPage_pageInfo$data = {
  readonly endCursor: string | null;
  readonly hasNextPage: boolean;
  readonly " $fragmentType": "NextPage_pageInfo";
};
export type NextPage_pageInfo$key = {
  readonly " $data"?: NextPage_pageInfo$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextPage_pageInfo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NextPage_pageInfo",
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

(node as any).hash = "c375847afc55810e33739bbacb209c46";

export default node;
