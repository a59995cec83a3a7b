/**
 * @generated SignedSource<<daa45f1a0cb5d216959b912182914285>>
 * @relayHash f9929ee1c184914f910342c02785ffed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aadadcbf07cea3903849626684c636999e49e9ef76bd40be2812dd7d43c6f128

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IncomeScreenQuery } from './IncomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<IncomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aadadcbf07cea3903849626684c636999e49e9ef76bd40be2812dd7d43c6f128",
    "metadata": {},
    "name": "IncomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
