/**
 * @generated SignedSource<<3798ca0afe3828d4eada2d4db50bfef0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountPane_member$data = {
  readonly internalID: string;
  readonly maskedEmail: string | null;
  readonly maskedMobile: string | null;
  readonly registeredAt: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"AccountSummary_member" | "AvatarChoices_member">;
  readonly " $fragmentType": "AccountPane_member";
};
export type AccountPane_member$key = {
  readonly " $data"?: AccountPane_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountPane_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountPane_member",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "internalID",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maskedEmail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maskedMobile",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "registeredAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AccountSummary_member"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AvatarChoices_member"
    }
  ],
  "type": "Member",
  "abstractKey": null
};

(node as any).hash = "6039b3dc36b282e13be3f5b7f4fe74af";

export default node;
