/**
 * @generated SignedSource<<95249c436b439f03789de250402f4d68>>
 * @relayHash 01b2de4027b93702f1280e99222156b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd02522fa6033d37e03fe89a6522a0f84bd9681eef6eec95fb7d73c91ea7bf46

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DownlineScreenQuery } from './DownlineScreenQuery.graphql';

const node: PreloadableConcreteRequest<DownlineScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd02522fa6033d37e03fe89a6522a0f84bd9681eef6eec95fb7d73c91ea7bf46",
    "metadata": {},
    "name": "DownlineScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
