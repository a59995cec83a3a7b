/**
 * @generated SignedSource<<84646895ab6e6db3cbcce5719b4d9264>>
 * @relayHash 961717371da200180debc1f8744b1d3e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3407ce89a32f150123f8cf26da24cb68ebbad81ed5fb94f1e47483559bf9aca8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AgentCentreQuery } from './AgentCentreQuery.graphql';

const node: PreloadableConcreteRequest<AgentCentreQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3407ce89a32f150123f8cf26da24cb68ebbad81ed5fb94f1e47483559bf9aca8",
    "metadata": {},
    "name": "AgentCentreQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
