/**
 * @generated SignedSource<<e4723137d74b087f8d2927f440fd8053>>
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
    "kind": "ScalarField",
    "name": "isAllowed"
  },
  {
    "kind": "ScalarField",
    "name": "changedAt"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "useSetMarketing_choices",
  "selections": [
    {
      "concreteType": "MarketingChoice",
      "kind": "LinkedField",
      "name": "email",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "concreteType": "MarketingChoice",
      "kind": "LinkedField",
      "name": "sms",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "concreteType": "MarketingChoice",
      "kind": "LinkedField",
      "name": "push",
      "plural": false,
      "selections": (v0/*:: as any*/)
    }
  ],
  "type": "MarketingChoices"
};
})();

(node as any).hash = "eb253965140f99a1e3429ca3f20db022";

export default node;
