/** The digits of a script stand together, in tens, so a digit's value is its distance from the first of them. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/** Digits, signs and marks of any script as those of English; ٬ groups, and so does an apostrophe. */
export const plainDigits = (text: string): string =>
  text
    .replace(/(?![0-9])\p{Nd}/gu, digitValue)
    // Always decimal: more than three digits behind a point group nothing.
    .replace(/٫(\d+)/g, '.$1000')
    .replace(/[٬’]/g, "'")
    .replaceAll('，', ',')
    .replaceAll('．', '.')
    .replace(/[−－﹣]/g, '-')
    .replace(/[٪％]/g, '%');
