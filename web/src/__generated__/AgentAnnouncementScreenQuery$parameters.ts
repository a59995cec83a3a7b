/**
 * @generated SignedSource<<4f991216fea3d5c982b23150ca556594>>
 * @relayHash ce38ad73e8ddab9dbd1a349eabdecbe2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a3dae076a5f39b6f0d2e0b593dcdf72731bd9ae828cf9b520d2236d56548f42a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AgentAnnouncementScreenQuery } from './AgentAnnouncementScreenQuery.graphql';

const node: PreloadableConcreteRequest<AgentAnnouncementScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a3dae076a5f39b6f0d2e0b593dcdf72731bd9ae828cf9b520d2236d56548f42a",
    "metadata": {},
    "name": "AgentAnnouncementScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
