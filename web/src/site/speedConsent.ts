import { recall } from "../browser/deviceMemory.ts";

/** Whether pages may be timed for the operator. */
export const speedConsent = {
  /** The answer's key on this device. */
  key: "speedConsent",
  /** The operator asks for it; set by the question. */
  isAsked: false,
  /** The visitor has said yes. */
  isGiven: () => recall("speedConsent") === "yes",
};
