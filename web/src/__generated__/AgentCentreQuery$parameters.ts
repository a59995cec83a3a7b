/**
 * @generated SignedSource<<e8c8fd0d5813729bea9c0fbcb9ad7427>>
 * @relayHash 5036119c8e83478567444ffa5b5095a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8cd34dac863f94f015fbdfb9cfde63d5778f6c868e6e13712c7201dee9c11dfc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AgentCentreQuery } from './AgentCentreQuery.graphql';

const node: PreloadableConcreteRequest<AgentCentreQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8cd34dac863f94f015fbdfb9cfde63d5778f6c868e6e13712c7201dee9c11dfc",
    "metadata": {},
    "name": "AgentCentreQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
