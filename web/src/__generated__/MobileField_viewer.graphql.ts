/**
 * @generated SignedSource<<c75cf44e4ed1d2a43b4bef16244bd735>>
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
  "metadata": null,
  "name": "MobileField_viewer",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "SystemStatus",
        "kind": "LinkedField",
        "name": "systemStatus",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "country",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "bffd8ce7e253bb73afe633c1e86ce13b";

export default node;
