/**
 * @generated SignedSource<<07fe768a77a250451a7f1268f2cc5e5d>>
 * @relayHash ffd7369e3abfde7f6bfca1256392bb72
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 922a9876ac8abaa069b04411dbe7d78a779727f22882c4ab9197dbfe5e4d898d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamBettingScreenQuery } from './TeamBettingScreenQuery.graphql';

const node: PreloadableConcreteRequest<TeamBettingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "922a9876ac8abaa069b04411dbe7d78a779727f22882c4ab9197dbfe5e4d898d",
    "metadata": {},
    "name": "TeamBettingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
