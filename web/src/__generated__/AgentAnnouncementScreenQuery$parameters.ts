/**
 * @generated SignedSource<<ff8f7e72cbbe040843f004f2b49915c3>>
 * @relayHash 91fb936dadb0edb2ad8407dfcdcd535a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f59ec41ad0d8093fc6740594d06fb83da0d03ffc28817106d0d689d6f17e099

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AgentAnnouncementScreenQuery } from './AgentAnnouncementScreenQuery.graphql';

const node: PreloadableConcreteRequest<AgentAnnouncementScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8f59ec41ad0d8093fc6740594d06fb83da0d03ffc28817106d0d689d6f17e099",
    "metadata": {},
    "name": "AgentAnnouncementScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
