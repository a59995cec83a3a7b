/**
 * @generated SignedSource<<b97eb7ced35f4e632c5b2ebbbbd16b51>>
 * @relayHash eebbbebfb17d862f77bf82c3037ba2b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b753e65f7d56400803911b2e0bc26ca7c1af69c2bac64e0f954ba3819534838f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountScreenQuery } from './AccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b753e65f7d56400803911b2e0bc26ca7c1af69c2bac64e0f954ba3819534838f",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
