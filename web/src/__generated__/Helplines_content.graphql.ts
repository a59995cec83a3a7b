/**
 * @generated SignedSource<<285c218bf8457825ced601c7ce9bf19f>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "country",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Helplines_content",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Helpline",
      "kind": "LinkedField",
      "name": "helplines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hours",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "countries",
      "storageKey": null
    }
  ],
  "type": "ResponsibleGamingContent",
  "abstractKey": null
};
})();

(node as any).hash = "9d4f50581ca4b4c9a853daf90a55453f";

export default node;
