/**
 * @generated SignedSource<<34eb00fa74566bab393c63c5c3cadea8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { NormalizationSplitOperation } from 'relay-runtime';


const node: NormalizationSplitOperation = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "kind": "SplitOperation",
  "metadata": {},
  "name": "AccountNotes_account$normalization",
  "selections": [
    (v0/*:: as any*/),
    {
      "concreteType": "AccountNote",
      "kind": "LinkedField",
      "name": "notes",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "text"
        },
        {
          "kind": "ScalarField",
          "name": "writtenAt"
        },
        {
          "kind": "ScalarField",
          "name": "editedAt"
        }
      ]
    }
  ]
};
})();

(node as any).hash = "fd39686b686fda33f17e3ff3dcfefe26";

export default node;
