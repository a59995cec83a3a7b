/**
 * @generated SignedSource<<5d4eeb53c87e9d532f8072716dfb12a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarketingScreen_choices$data = {
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
  readonly " $fragmentType": "MarketingScreen_choices";
};
export type MarketingScreen_choices$key = {
  readonly " $data"?: MarketingScreen_choices$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarketingScreen_choices">;
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
  "name": "MarketingScreen_choices",
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

(node as any).hash = "1a75cd6ca30f0cc43b7d1d51e7e588bf";

export default node;
