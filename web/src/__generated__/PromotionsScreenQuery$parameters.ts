/**
 * @generated SignedSource<<f926d24c0594cdf49f7ab4b4abee8fae>>
 * @relayHash 12675888f4c5acf897ad362d8bfdd973
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1140ee2483cad8d75891c5ffd70666301bad22f47ae0fcb71b3697c9ceac2b2f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PromotionsScreenQuery } from './PromotionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PromotionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1140ee2483cad8d75891c5ffd70666301bad22f47ae0fcb71b3697c9ceac2b2f",
    "metadata": {},
    "name": "PromotionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
