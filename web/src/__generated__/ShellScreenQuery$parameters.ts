/**
 * @generated SignedSource<<93b46a3e2523474a408374590e48b086>>
 * @relayHash 8551b00b4c93ec1748707f3b64692f59
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53f413dc134b0c135e4785262c50f4f6ad4421c2225bfd67a7a7cb6cd0af90ec

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellScreenQuery } from './ShellScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShellScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "53f413dc134b0c135e4785262c50f4f6ad4421c2225bfd67a7a7cb6cd0af90ec",
    "metadata": {},
    "name": "ShellScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
