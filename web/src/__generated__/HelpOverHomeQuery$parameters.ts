/**
 * @generated SignedSource<<7c279b7a83b8c7485fb15bc9431ebb35>>
 * @relayHash 874da26c4d402632b87b2ad1cac4748e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c6f7c874b658eecdf6819a77eac2856c23e17617b712a59593b9adf5b3c2585

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HelpOverHomeQuery } from './HelpOverHomeQuery.graphql';

const node: PreloadableConcreteRequest<HelpOverHomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5c6f7c874b658eecdf6819a77eac2856c23e17617b712a59593b9adf5b3c2585",
    "metadata": {},
    "name": "HelpOverHomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
