/**
 * @generated SignedSource<<59081a49a349b340f192f74be02576e4>>
 * @relayHash 14f8783e713c6a0c67bcf3bb12d708cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98ddbfdd04ab6b3a1258975368f78407d13030bb353a7482061cb5a70363e807

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellScreenQuery } from './ShellScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShellScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "98ddbfdd04ab6b3a1258975368f78407d13030bb353a7482061cb5a70363e807",
    "metadata": {},
    "name": "ShellScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
