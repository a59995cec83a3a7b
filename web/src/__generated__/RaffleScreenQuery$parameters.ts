/**
 * @generated SignedSource<<caee6936fb81326a1fa033573d91d7e9>>
 * @relayHash 690973ab1520718772aa0e7efa6352b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ec42fb4be299e970739420a46335fc80a7936b7896190744fe03905e8dae01c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RaffleScreenQuery } from './RaffleScreenQuery.graphql';

const node: PreloadableConcreteRequest<RaffleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8ec42fb4be299e970739420a46335fc80a7936b7896190744fe03905e8dae01c",
    "metadata": {},
    "name": "RaffleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
