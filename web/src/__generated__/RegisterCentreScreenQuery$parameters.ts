/**
 * @generated SignedSource<<cff373b7bf595b297cb6a7e568c047fe>>
 * @relayHash 47bbeb94fb80ab2ea78517d5bf6b252e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c9d896d73ed5812759036ecd7064076d3d355304606fe992f4e43b61f22067c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegisterCentreScreenQuery } from './RegisterCentreScreenQuery.graphql';

const node: PreloadableConcreteRequest<RegisterCentreScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8c9d896d73ed5812759036ecd7064076d3d355304606fe992f4e43b61f22067c",
    "metadata": {},
    "name": "RegisterCentreScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
