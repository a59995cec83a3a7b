/**
 * @generated SignedSource<<a5bb41e14dffd7dece7d72132d149ae2>>
 * @relayHash bc5701ef60bae8a2c5797ea2701871da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec2b792fa5dece16646a3f0150a4e1e3366bf54e04ff7503c680cb6dbfc97b83

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JackpotsScreenQuery } from './JackpotsScreenQuery.graphql';

const node: PreloadableConcreteRequest<JackpotsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ec2b792fa5dece16646a3f0150a4e1e3366bf54e04ff7503c680cb6dbfc97b83",
    "metadata": {},
    "name": "JackpotsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
