/** Days from today in which banks may be asked for offers. */
export const longestOfferDays = 90;
/** Days for which a bank's indicative rate may stand before the bank has to state it again. */
export const longestRateDays = 90;
