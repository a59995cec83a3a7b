/** The time zone of the merchant's days. */
export const MERCHANT_TIME_ZONE = "Asia/Ho_Chi_Minh";
