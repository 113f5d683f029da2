/** Names that programs give themselves. Cubot makes phones, whose owners are people. */
const names =
  /(?<!cu)bot\b|crawl|spider|slurp|mediapartners|facebookexternalhit|whatsapp|embedly|lighthouse|link ?preview/i;

/** Whether a program reads the page: an error page would only end up in its index. */
export const isBot = (userAgent: string = navigator.userAgent): boolean => names.test(userAgent);
