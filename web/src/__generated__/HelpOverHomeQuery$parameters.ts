/**
 * @generated SignedSource<<4761108eb21f386a7207087cd9944d2b>>
 * @relayHash f0d3a336839944e8752a2e86f93856e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d069eeea1e084cb74b789b545a2736e6d48e3aa76289b53c57469b36851b619f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HelpOverHomeQuery } from './HelpOverHomeQuery.graphql';

const node: PreloadableConcreteRequest<HelpOverHomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d069eeea1e084cb74b789b545a2736e6d48e3aa76289b53c57469b36851b619f",
    "metadata": {},
    "name": "HelpOverHomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
