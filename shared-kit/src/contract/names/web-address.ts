import { topLevelDomains } from './top-level-domains.ts';

const scheme = /[a-z][a-z\d+.-]{2,}:\S/;
const www = /(?<![\p{L}\p{N}])www\d?\./u;
const withDots = /(?<word>[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+)(?<after>\.?)/gu;
const ip = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/** Before a name, often without a space: `Av.Mehmet`, `Prof.Dr.Kim`. A single letter is an initial. */
const titles = new Set(
  'adv arş av dipl doç dott dr drs ecz eng gör ing ir mag mim mr mrs ms müh op öğr prof sn sr st uzm yrd'.split(
    ' ',
  ),
);
/** No names of people, so that `X.Com` is an address although a letter before a dot is an initial. */
const onlyOfAddresses = new Set(['ai', 'biz', 'co', 'com', 'info', 'io', 'me', 'net', 'org']);

/** Whether a text holds an address on the web: with a scheme, `www.`, or a domain that stands as a word. */
export function hasWebAddress(text: string): boolean {
  // As browsers read it, which take other full stops and wide letters for ours.
  const read = text.normalize('NFKC').replaceAll('。', '.');
  if (scheme.test(read.toLowerCase()) || www.test(read.toLowerCase())) return true;
  return [...read.matchAll(withDots)].some(({ groups: { word = '', after } = {} }) =>
    isDomain(word, after === '.'),
  );
}

function isDomain(word: string, isShortened: boolean): boolean {
  if (ip.test(word)) return true;
  const labels = word.split('.');
  const last = labels.at(-1) ?? '';
  const ending = last.toLowerCase();
  if (!topLevelDomains.has(ending) && !/^[a-z]{2}$|^xn--/.test(ending)) return false;
  if (onlyOfAddresses.has(ending)) return true;
  const isTitle = (label: string) => label.length === 1 || titles.has(label.toLowerCase());
  const isName = isShortened || /^\p{Lu}/u.test(last);
  return !(isName && labels.slice(0, -1).every(isTitle));
}
