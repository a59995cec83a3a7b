/**
 * @generated SignedSource<<f54247f40ae5630369e970198838b55a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSetMarketing_choices$data = {
  readonly email: {
    readonly changedAt: string | null;
    readonly isAllowed: boolean;
  };
  readonly push: {
    readonly changedAt: string | null;
    readonly isAllowed: boolean;
  };
  readonly sms: {
    readonly changedAt: string | null;
    readonly isAllowed: boolean;
  };
  readonly " $fragmentType": "useSetMarketing_choices";
};
export type useSetMarketing_choices$key = {
  readonly " $data"?: useSetMarketing_choices$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSetMarketing_choices">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isAllowed",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "changedAt",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSetMarketing_choices",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MarketingChoice",
      "kind": "LinkedField",
      "name": "email",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MarketingChoice",
      "kind": "LinkedField",
      "name": "sms",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MarketingChoice",
      "kind": "LinkedField",
      "name": "push",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "MarketingChoices",
  "abstractKey": null
};
})();

(node as any).hash = "eb253965140f99a1e3429ca3f20db022";

export default node;
