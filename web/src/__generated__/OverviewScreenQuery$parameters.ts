/**
 * @generated SignedSource<<387faf00869753c9703485b16d16954a>>
 * @relayHash de1d2928d041af3eea3c4e87ec8aeeb9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb29ebb8c41809f89c4621543b6c466a5f984c5556bd10c4cbc8a83f0eb237f7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OverviewScreenQuery } from './OverviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<OverviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fb29ebb8c41809f89c4621543b6c466a5f984c5556bd10c4cbc8a83f0eb237f7",
    "metadata": {},
    "name": "OverviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
