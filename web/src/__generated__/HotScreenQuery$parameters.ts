/**
 * @generated SignedSource<<e13cf27b489de9c067f94530c632ca76>>
 * @relayHash b2c94d73006851cc7bd1e8f27993d7bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f96578af350cc929076823fc100b71261a5d5a15ca29257b2d35c16281f9866c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HotScreenQuery } from './HotScreenQuery.graphql';

const node: PreloadableConcreteRequest<HotScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f96578af350cc929076823fc100b71261a5d5a15ca29257b2d35c16281f9866c",
    "metadata": {},
    "name": "HotScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
