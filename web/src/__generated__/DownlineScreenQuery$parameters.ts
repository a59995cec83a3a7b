/**
 * @generated SignedSource<<b8ac0184b2feb5f105356284be717ad1>>
 * @relayHash 0d2abcdc199a1005198d298f67dec7ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df9080739a8a02c83732a44d0943ed4ef31ce7f98632247f81cad7889c28e73f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DownlineScreenQuery } from './DownlineScreenQuery.graphql';

const node: PreloadableConcreteRequest<DownlineScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "df9080739a8a02c83732a44d0943ed4ef31ce7f98632247f81cad7889c28e73f",
    "metadata": {},
    "name": "DownlineScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
