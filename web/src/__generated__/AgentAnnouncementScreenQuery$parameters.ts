/**
 * @generated SignedSource<<9bde1959b52cbc1e26191d7ecbddd46b>>
 * @relayHash 4bb3c384e11a291377cd4c3952bee01f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f051d70726d7a78072a392afff71ecb02848982cb3b33117023b8daf03c5223

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AgentAnnouncementScreenQuery } from './AgentAnnouncementScreenQuery.graphql';

const node: PreloadableConcreteRequest<AgentAnnouncementScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5f051d70726d7a78072a392afff71ecb02848982cb3b33117023b8daf03c5223",
    "metadata": {},
    "name": "AgentAnnouncementScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
