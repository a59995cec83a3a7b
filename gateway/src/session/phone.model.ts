/** A mobile number as it was typed. */
export interface MobileNumber {
  countryDialingCode: string;
  mobile: string;
}

/** What is known of a code that is on its way. */
export interface SentCode {
  secondsToWait: number;
  expiresAt: string;
  message: string | null;
}
