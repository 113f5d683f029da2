/**
 * Texts that are agreed with people outside, each with where it is read. A test spells them out, so that nobody
 * rewords them unawares.
 */
export const fixedWords = new Map([
  ['Page Not Found', 'title of the error page for status 404'],
  ['Internal Server Error', 'title of the error page for every other status'],
]);
