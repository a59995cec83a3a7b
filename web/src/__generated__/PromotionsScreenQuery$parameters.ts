/**
 * @generated SignedSource<<cbaa5c8654259a4098f413afa0cb05f4>>
 * @relayHash ff736e619f7f62c0540ab0715e550462
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd47259096bc85ae01c2882443891b8f68770c92586de85f7526271ee1e164f6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PromotionsScreenQuery } from './PromotionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PromotionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bd47259096bc85ae01c2882443891b8f68770c92586de85f7526271ee1e164f6",
    "metadata": {},
    "name": "PromotionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
