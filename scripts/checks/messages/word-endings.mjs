const vowel = '[aeıioöuüâîû]';

/** Plural, possessive, case and the like, in the order in which Turkish puts them behind a noun. */
const turkishEndings = (() => {
  const plural = 'l[ae]r';
  const derived = 'l[ıiuü]|s[ıiuü]z';
  const possessive = `[ıiuü]?[mn][ıiuü]z|[ıiuü]m|[ıiuü]n|s?[ıiuü]`;
  const cases = 'n?[dt][ae]n?|[yn]?l[ae]|n?[cç][ae]|n?[ıiuü]n|[yn]?[ıiuüae]';
  const relative = `ki(?:${plural})?(?:${cases})?`;
  const person = `d[ıiuü]r(?:l[ae]r)?|s[ıiuü]n(?:[ıiuü]z)?|y[ıiuü][mz]`;
  return `(?:${derived})?(?:${plural})?(?:${possessive})?(?:${cases})?(?:${relative})?(?:${person})?`;
})();

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A circumflex is often left out. */
const lettersOf = (text) => escaped(text).replace(/â/g, '[âa]').replace(/\s+/g, '\\s+');
const softened = { p: 'b', ç: 'c', t: 'd', k: 'ğ' };

/** `resim/resm`: the second form stands before endings that begin with a vowel. */
function turkishNoun(word) {
  const [base, beforeVowel] = word.split('/');
  const last = base.at(-1);
  const softer = beforeVowel ?? (softened[last] ? base.slice(0, -1) + softened[last] : undefined);
  const plain = `${lettersOf(base)}['’]?${turkishEndings}`;
  return softer ? `(?:${plain}|${lettersOf(softer)}(?=${vowel})${turkishEndings})` : plain;
}

/** In `teslim süresi` the last word has an ending of its own, which others replace: `teslim süremiz`. */
function turkishCompound(first, last) {
  const bare = last.replace(/s?[ıiuü]$/, '');
  const hard = { b: 'p', c: 'ç', d: 't', ğ: 'k' }[bare.at(-1)];
  const forms = [last, ...(bare === last ? [] : [hard ? `${bare.slice(0, -1)}${hard}/${bare}` : bare])];
  return `${lettersOf(first)}\\s+(?:${forms.map(turkishNoun).join('|')})`;
}

function turkish(word) {
  if (/^\p{L}+m[ae]k$/u.test(word)) {
    const stem = word.replace(/m[ae]k$/, '');
    return /[ae]$/.test(stem)
      ? `${lettersOf(stem.slice(0, -1))}[aeıiuü]\\p{L}*`
      : `${lettersOf(stem)}\\p{L}*`;
  }
  const [, first, last] = /^(.+)\s(\S+)$/.exec(word) ?? [];
  return last ? turkishCompound(first, last) : turkishNoun(word);
}

const english = (word) =>
  /[^aeiou]y$/.test(word)
    ? `${lettersOf(word.slice(0, -1))}(?:y|ies)(?:['’]s?)?`
    : `${lettersOf(word)}(?:e?s)?(?:['’]s?)?`;

const byLanguage = { en: english, tr: turkish };

/** A pattern of whole words in lower case: each of these with every ending that its language may put behind it. */
export const withEndings = (words, language) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map(byLanguage[language]).join('|')})(?![\\p{L}\\p{N}])`, 'gu');
