/**
 * @generated SignedSource<<2057e65cbd4528a645eff4d8a69c060f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecuritySettings_member$data = {
  readonly security: {
    readonly hasPaymentPassword: boolean;
    readonly passwordChangedAt: string | null;
    readonly " $fragmentSpreads": FragmentRefs<"SecurityLevel_security">;
  } | null;
  readonly " $fragmentType": "SecuritySettings_member";
};
export type SecuritySettings_member$key = {
  readonly " $data"?: SecuritySettings_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"SecuritySettings_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SecuritySettings_member",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
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
            "name": "passwordChangedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasPaymentPassword",
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SecurityLevel_security"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Member",
  "abstractKey": null
};

(node as any).hash = "35991afb6c7f88ffca0a5a9d88b1379b";

export default node;
