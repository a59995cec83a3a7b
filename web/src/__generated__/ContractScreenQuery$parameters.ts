/**
 * @generated SignedSource<<c151ab91707b8ba734e3da85ff962d57>>
 * @relayHash 034ec7b8f1da31857327d617d743f115
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e2ca8161cdcafd32ff02806ec0562523f479cc28ae9323daa45be5e3ba72d93

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContractScreenQuery } from './ContractScreenQuery.graphql';

const node: PreloadableConcreteRequest<ContractScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2e2ca8161cdcafd32ff02806ec0562523f479cc28ae9323daa45be5e3ba72d93",
    "metadata": {},
    "name": "ContractScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
