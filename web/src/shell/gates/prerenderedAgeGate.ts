/** The element that asks for the age in the gateway's page, until the client has started. */
export const PRERENDERED_AGE_GATE = "first-age";

/** Removes the question of the gateway's page. */
export const removePrerenderedAge = () => document.getElementById(PRERENDERED_AGE_GATE)?.remove();

/** Whether the visitor has denied the age already, before the client had started. */
export const isPrerenderedAgeDenied = () => document.getElementById(PRERENDERED_AGE_GATE)?.dataset.answer === "no";
