/**
 * People and contact lists write numbers with spaces, dashes, dots, brackets, invisible marks and the dialling code. The
 * platform knows which digits a country has.
 */
export const phoneForm = /^[\s\p{Cf}]*\+?(?:[\s.()/\p{Pd}\p{Cf}]*\p{Nd}){6,19}[\s\p{Cf}]*$/u;
