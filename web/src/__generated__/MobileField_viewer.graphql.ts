/**
 * @generated SignedSource<<4b9cdfab5ad0a18496c630946fe02936>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MobileField_viewer$data = {
  readonly systemStatus: {
    readonly country: string | null;
  } | null;
  readonly " $fragmentType": "MobileField_viewer";
};
export type MobileField_viewer$key = {
  readonly " $data"?: MobileField_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MobileField_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "MobileField_viewer",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "concreteType": "SystemStatus",
        "kind": "LinkedField",
        "name": "systemStatus",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "country"
          }
        ]
      },
      "to": "NULL"
    }
  ],
  "type": "Viewer"
};

(node as any).hash = "bffd8ce7e253bb73afe633c1e86ce13b";

export default node;
