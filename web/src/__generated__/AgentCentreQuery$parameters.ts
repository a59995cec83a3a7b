/**
 * @generated SignedSource<<d8c96717e34844d205efe302c53a16c3>>
 * @relayHash 812784d2baa64fb47dbb5e88e7b5dcb4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7403d566921d1849617e370b1ae4dc4173e45a24ee1dff838f38ae3c1769f2a4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AgentCentreQuery } from './AgentCentreQuery.graphql';

const node: PreloadableConcreteRequest<AgentCentreQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7403d566921d1849617e370b1ae4dc4173e45a24ee1dff838f38ae3c1769f2a4",
    "metadata": {},
    "name": "AgentCentreQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
