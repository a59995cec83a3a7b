/**
 * @generated SignedSource<<e92ffceeaf340f3c73e82cbc9f312a21>>
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
      "alias": null,
      "args": null,
      "concreteType": "InviteLink",
      "kind": "LinkedField",
      "name": "inviteLinks",
      "plural": true,
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
          "name": "InviteLinkRow_link"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Agent",
  "abstractKey": null
};

(node as any).hash = "f102fe2453f264ee7688cdad5c8a80b2";

export default node;
