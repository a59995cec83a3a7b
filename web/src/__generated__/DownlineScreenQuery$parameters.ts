/**
 * @generated SignedSource<<2d2700ff7a4f53645dd99918c2624634>>
 * @relayHash 7eddabac91461ddc8d376af710a4e27c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 749b82adc5dac12ba90af71aaa6c03995d45fc6877e92c9273a61038363b77be

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DownlineScreenQuery } from './DownlineScreenQuery.graphql';

const node: PreloadableConcreteRequest<DownlineScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "749b82adc5dac12ba90af71aaa6c03995d45fc6877e92c9273a61038363b77be",
    "metadata": {},
    "name": "DownlineScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
