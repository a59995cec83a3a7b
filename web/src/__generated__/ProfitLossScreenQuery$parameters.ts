/**
 * @generated SignedSource<<35872d674e868000b793145a6166b288>>
 * @relayHash bcc8ac906ba5e4a6e1f8bd514a280973
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53ee929786c433c673e3734eb8ffd48e42788d2f121d497cab8313bf4354d588

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfitLossScreenQuery } from './ProfitLossScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfitLossScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "53ee929786c433c673e3734eb8ffd48e42788d2f121d497cab8313bf4354d588",
    "metadata": {},
    "name": "ProfitLossScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
