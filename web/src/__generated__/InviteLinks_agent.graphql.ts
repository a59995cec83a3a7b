/**
 * @generated SignedSource<<03ccdf89896132356e98fbb82c45588b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InviteLinks_agent$data = {
  readonly inviteLinks: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"InviteLinkRow_link">;
  }>;
  readonly " $fragmentType": "InviteLinks_agent";
};
export type InviteLinks_agent$key = {
  readonly " $data"?: InviteLinks_agent$data;
  readonly " $fragmentSpreads": FragmentRefs<"InviteLinks_agent">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "InviteLinks_agent",
  "selections": [
    {
      "concreteType": "InviteLink",
      "kind": "LinkedField",
      "name": "inviteLinks",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "id"
        },
        {
          "kind": "FragmentSpread",
          "name": "InviteLinkRow_link"
        }
      ]
    }
  ],
  "type": "Agent"
};

(node as any).hash = "f102fe2453f264ee7688cdad5c8a80b2";

export default node;
