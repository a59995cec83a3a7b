/**
 * @generated SignedSource<<53cb388d3baa4e9fc379289ff2f12bab>>
 * @relayHash e5c29f2e49d08e518b877f6ee11f15a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f535479da66f08a83a2d7ea0e868eedaba3f09deb72d5458a43ab8d85f35e97

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContractScreenQuery } from './ContractScreenQuery.graphql';

const node: PreloadableConcreteRequest<ContractScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1f535479da66f08a83a2d7ea0e868eedaba3f09deb72d5458a43ab8d85f35e97",
    "metadata": {},
    "name": "ContractScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
