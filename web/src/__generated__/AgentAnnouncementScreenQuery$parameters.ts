/**
 * @generated SignedSource<<44a86dcf785c86adfb293ea0c79f0625>>
 * @relayHash 71adf9cd6c1f8de8440c3dad7e946652
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9b9628cdc39e18ab9015849601a007e5cdc9a2902958ee816f79f299be1ba94

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AgentAnnouncementScreenQuery } from './AgentAnnouncementScreenQuery.graphql';

const node: PreloadableConcreteRequest<AgentAnnouncementScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a9b9628cdc39e18ab9015849601a007e5cdc9a2902958ee816f79f299be1ba94",
    "metadata": {},
    "name": "AgentAnnouncementScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
