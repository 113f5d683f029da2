import { isSigned, refusals } from './glossary.mjs';

const placesOf = (pattern, text) =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    found,
    from: index,
    to: index + found.length,
  }));

const says = (pattern, text) => pattern !== null && text.search(pattern) >= 0;

/** Keeps lengths, so that places stay. */
const blanked = (text, pattern) => text.replace(pattern, (it) => it.replace(/[^\n]/g, ' '));

/** Words of a text that the glossary refuses. `source` is the English of the same text: it tells which meaning a word has. */
export function refusedIn(text, language, { source = text, folder = '', key = '' } = {}) {
  const read = blanked(text, /\{\{.*?\}\}/g).toLocaleLowerCase(language);
  const { words, any } = refusals.get(language);
  if (!says(any, read)) return [];
  const meant = source.toLowerCase();
  return words.flatMap(({ concept, instead, word, only, otherMeaning, phrases, isException }) => {
    const places = placesOf(word, read);
    if (places.length === 0 || isException(folder, key)) return [];
    if ((only && !says(only, meant)) || says(otherMeaning, meant)) return [];
    const rightful = phrases ? placesOf(phrases, read) : [];
    return places
      .filter((it) => !rightful.some((phrase) => phrase.from <= it.from && it.to <= phrase.to))
      .map(({ found, from }) => ({ found, from, concept, instead }));
  });
}

const complaint = (at, { found, concept, instead }) =>
  `${at} says “${found}”; for ${concept} the glossary has “${instead}” (docs/words.json)`;

/** Refused words in the messages of one folder, in every language that the glossary has. */
export function refusedInMessages({ folder, languages, source, texts }) {
  const room = folder.replace(/\/messages$/, '');
  const inText = (language, key, text) =>
    typeof text !== 'string' || isSigned(room, key)
      ? []
      : refusedIn(text, language, { source: source[key], folder: room, key });
  return languages.flatMap((language, at) =>
    Object.entries(texts[at] ?? {}).flatMap(([key, text]) =>
      inText(language, key, text).map((it) => complaint(`${folder}/${language}.json: ${key}`, it)),
    ),
  );
}

/** Refused words in a guide. Code is left out: people type it, or it is an address. */
export function refusedInGuide(path, text) {
  const lineAt = (place) => text.slice(0, place).split('\n').length;
  return [...blanked(text, /```[\s\S]*?```|`[^`]*`/g).matchAll(/(?:.+\n?)+/g)].flatMap(
    ({ 0: paragraph, index }) =>
      [...refusals.keys()].flatMap((language) =>
        refusedIn(paragraph, language).map((it) => complaint(`${path}:${lineAt(index + it.from)}`, it)),
      ),
  );
}
