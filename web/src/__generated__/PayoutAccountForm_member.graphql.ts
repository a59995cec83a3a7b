/**
 * @generated SignedSource<<bf0cb9b7485331505c65c1b1f56608cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayoutAccountForm_member$data = {
  readonly payoutBanks: ReadonlyArray<{
    readonly code: string;
    readonly name: string;
  }>;
  readonly security: {
    readonly payeeName: string | null;
  };
  readonly " $fragmentType": "PayoutAccountForm_member";
};
export type PayoutAccountForm_member$key = {
  readonly " $data"?: PayoutAccountForm_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayoutAccountForm_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PayoutAccountForm_member",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Bank",
      "kind": "LinkedField",
      "name": "payoutBanks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AccountSecurity",
      "kind": "LinkedField",
      "name": "security",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payeeName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Member",
  "abstractKey": null
};

(node as any).hash = "83d98aeb63ba63bf8c54289d8159c872";

export default node;
