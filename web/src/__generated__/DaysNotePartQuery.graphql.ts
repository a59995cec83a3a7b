/**
 * @generated SignedSource<<9c4c8d6658de605bbc76ed8ee371630d>>
 * @relayHash 91e0c85f5f3837d5e99b07e7b1b227cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5cd67bc44bb9cd1f0dcfa713e8d56e15bf923ceef8bebd708fa689e091b3b711

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DaysNotePartQuery$variables = Record<PropertyKey, never>;
export type DaysNotePartQuery$data = {
  readonly site: {
    readonly " $fragmentSpreads": FragmentRefs<"DaysNote_site">;
  };
};
export type DaysNotePartQuery = {
  response: DaysNotePartQuery$data;
  variables: DaysNotePartQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DaysNotePartQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DaysNote_site"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DaysNotePartQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Brand",
            "kind": "LinkedField",
            "name": "brand",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "timeZone",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5cd67bc44bb9cd1f0dcfa713e8d56e15bf923ceef8bebd708fa689e091b3b711",
    "metadata": {},
    "name": "DaysNotePartQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "eeaabdab65059132bf4e1452c2a110e4";

export default node;
