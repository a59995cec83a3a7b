/**
 * @generated SignedSource<<7b526bec2477dac5e4a4449cd30fe087>>
 * @relayHash e50e6a43d4c1d3952478a6b3ff71c46e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 517f8444923bea03e9adbdbdef41fcce842ff4517d474a7e8ace35d46c9ab08a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AgentAnnouncementScreenQuery } from './AgentAnnouncementScreenQuery.graphql';

const node: PreloadableConcreteRequest<AgentAnnouncementScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "517f8444923bea03e9adbdbdef41fcce842ff4517d474a7e8ace35d46c9ab08a",
    "metadata": {},
    "name": "AgentAnnouncementScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
