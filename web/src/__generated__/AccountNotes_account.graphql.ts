/**
 * @generated SignedSource<<9856d7f4211a3fe268595e3422e4050e>>
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
  "kind": "ScalarField",
  "name": "id"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "AccountNotes_account",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "CatchField",
      "field": {
        "concreteType": "AccountNote",
        "kind": "LinkedField",
        "name": "notes",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "FragmentSpread",
            "name": "AccountNote_note"
          }
        ]
      },
      "to": "NULL"
    }
  ],
  "type": "DownlineAccount"
};
})();

(node as any).hash = "fd39686b686fda33f17e3ff3dcfefe26";

export default node;
