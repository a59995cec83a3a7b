import { graphql } from "react-relay";
import type { StandingFacts_error$data } from "../__generated__/StandingFacts_error.graphql.ts";

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

/** What a refusal of play says beside its message: the limit or the break that it is about. */
export type Standing = Pick<StandingFacts_error$data, "limit" | "playBreak">;

/** The part of the contract's `UserError` that is shown. */
export interface UserError {
  readonly code: string;
  readonly field?: readonly string[] | null | undefined;
  readonly message: string;
  readonly retryAfter?: number | null | undefined;
  readonly limit?: Standing["limit"];
  readonly playBreak?: Standing["playBreak"];
}
