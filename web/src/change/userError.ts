import { graphql } from "react-relay";
import type { Standing } from "../refusals/StandingFacts.tsx";

// Mutations spread one of these with `@relay(mask: false)`, so that their failure can be kept.
graphql`
  fragment userError_change on UserError {
    code
    message
  }
`;
graphql`
  fragment userError_form on UserError {
    code
    field
    message
    retryAfter
  }
`;

/** The part of the contract's `UserError` that is shown. */
export interface UserError {
  readonly code: string;
  readonly field?: readonly string[] | null | undefined;
  readonly message: string;
  readonly retryAfter?: number | null | undefined;
  readonly limit?: Standing["limit"];
  readonly playBreak?: Standing["playBreak"];
}
