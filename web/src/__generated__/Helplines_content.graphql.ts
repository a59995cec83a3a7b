/**
 * @generated SignedSource<<1afc6dd83b47ca0b8f59e6afa4a4fc1b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Helplines_content$data = {
  readonly countries: ReadonlyArray<string>;
  readonly country: string | null;
  readonly helplines: ReadonlyArray<{
    readonly country: string | null;
    readonly hours: string | null;
    readonly name: string;
    readonly phone: string | null;
    readonly url: string | null;
  }>;
  readonly " $fragmentType": "Helplines_content";
};
export type Helplines_content$key = {
  readonly " $data"?: Helplines_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"Helplines_content">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "country"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "Helplines_content",
  "selections": [
    {
      "concreteType": "Helpline",
      "kind": "LinkedField",
      "name": "helplines",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "name"
        },
        {
          "kind": "ScalarField",
          "name": "phone"
        },
        {
          "kind": "ScalarField",
          "name": "url"
        },
        {
          "kind": "ScalarField",
          "name": "hours"
        },
        (v0/*:: as any*/)
      ]
    },
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "countries"
    }
  ],
  "type": "ResponsibleGamingContent"
};
})();

(node as any).hash = "9d4f50581ca4b4c9a853daf90a55453f";

export default node;
