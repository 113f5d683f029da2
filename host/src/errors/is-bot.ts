/** Words in the user agents of bots. Cubot is a phone maker, so its users are people. */
const names =
  /(?<!cu)bot\b|crawl|spider|slurp|mediapartners|facebookexternalhit|whatsapp|embedly|lighthouse|link ?preview/i;

/** Whether a bot reads the page: an error page must not get into its index. */
export const isBot = (userAgent: string = navigator.userAgent): boolean => names.test(userAgent);
