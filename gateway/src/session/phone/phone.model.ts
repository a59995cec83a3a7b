/** A mobile number as the person typed it. */
export interface MobileNumber {
  countryDialingCode: string;
  mobile: string;
}

/** An SMS code that was sent. */
export interface SentCode {
  secondsToWait: number;
  expiresAt: string;
  message: string | null;
}
