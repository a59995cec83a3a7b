/**
 * @generated SignedSource<<fa2b49553d9a5f49bd37fd40da7ce282>>
 * @relayHash 7510b70b33d1453b9e386ab5e8c54295
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ecc31ef535521abfc762ecd2845f6191c6d0ccef6307422ade672e33af83aa1c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellScreenQuery } from './ShellScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShellScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ecc31ef535521abfc762ecd2845f6191c6d0ccef6307422ade672e33af83aa1c",
    "metadata": {},
    "name": "ShellScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
