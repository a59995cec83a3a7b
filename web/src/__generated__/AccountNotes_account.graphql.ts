/**
 * @generated SignedSource<<cd49abbfa597b42bd95a79a87b85643c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountNotes_account$data = {
  readonly id: string;
  readonly notes: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"AccountNote_note">;
  }> | null;
  readonly " $fragmentType": "AccountNotes_account";
};
export type AccountNotes_account$key = {
  readonly " $data"?: AccountNotes_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountNotes_account">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountNotes_account",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "AccountNote",
        "kind": "LinkedField",
        "name": "notes",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AccountNote_note"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "DownlineAccount",
  "abstractKey": null
};
})();

(node as any).hash = "fd39686b686fda33f17e3ff3dcfefe26";

export default node;
