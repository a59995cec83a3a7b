/**
 * @generated SignedSource<<3beb5f4ba3265ab53ea83c8f10e301bd>>
 * @relayHash e97e350d6f207a50305ea83f8a1d2d93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a71e461f1a04b893e08a7f0c12aecbbc75c4a5a33acaca64a9f8ba5815571dd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AgentAnnouncementScreenQuery } from './AgentAnnouncementScreenQuery.graphql';

const node: PreloadableConcreteRequest<AgentAnnouncementScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9a71e461f1a04b893e08a7f0c12aecbbc75c4a5a33acaca64a9f8ba5815571dd",
    "metadata": {},
    "name": "AgentAnnouncementScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
