/**
 * @generated SignedSource<<94086d5266b1079b2bb6475d75eb4522>>
 * @relayHash a1063346d8819624f0318ca12a9a4bf3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98dcfdabca57f61cedee76a61057818e11d96cc1edc7d044b645b61160cc8a42

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegisterScreenQuery } from './RegisterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RegisterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "98dcfdabca57f61cedee76a61057818e11d96cc1edc7d044b645b61160cc8a42",
    "metadata": {},
    "name": "RegisterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
