/**
 * @generated SignedSource<<da78f5d2f65fcebb222dbd9adebcfcd5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type agentPages_features$data = {
  readonly dailySalary: boolean;
  readonly dividend: boolean;
  readonly hourlySalary: boolean;
  readonly realTimeSalary: boolean;
  readonly " $fragmentType": "agentPages_features";
};
export type agentPages_features$key = {
  readonly " $data"?: agentPages_features$data;
  readonly " $fragmentSpreads": FragmentRefs<"agentPages_features">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "agentPages_features",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dividend",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dailySalary",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hourlySalary",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "realTimeSalary",
      "storageKey": null
    }
  ],
  "type": "SiteFeatures",
  "abstractKey": null
};

(node as any).hash = "6e08fd6dcb620af9208ad2bdcac37cf4";

export default node;
