import { readFileSync } from 'node:fs';

const pluralSuffix = /_(zero|one|two|few|many|other)$/;
/** The key in the code: all plural forms of a message share it. */
export const baseKey = (key) => key.replace(pluralSuffix, '');

const placeholders = (text) =>
  new Set([...text.matchAll(/\{\{\s*-?\s*([\w.]+)[^}]*\}\}/g)].map(([, name]) => name));

/** The messages of a file, and the file's own problems. */
export function readMessages(path) {
  const messages = JSON.parse(readFileSync(path, 'utf8'));
  const problems = [];
  for (const [key, text] of Object.entries(messages)) {
    if (typeof text !== 'string') problems.push(`${key} is not a text; message files are flat`);
    else if (text.trim() === '') problems.push(`${key} is empty`);
  }
  return { messages, problems };
}

/** Placeholders of each base key, over all plural forms: "one yarn" may omit the number. */
export function placeholdersByKey(messages) {
  const byKey = new Map();
  for (const [key, text] of Object.entries(messages)) {
    const names = byKey.get(baseKey(key)) ?? new Set();
    for (const name of placeholders(String(text))) names.add(name);
    byKey.set(baseKey(key), names);
  }
  return byKey;
}

/** Finds keys and placeholders that differ between two languages. */
export function differences(source, translation) {
  const problems = [];
  for (const key of Object.keys(source.messages))
    if (!(key in translation.messages)) problems.push(`${key} is missing in ${translation.file}`);
  for (const key of Object.keys(translation.messages))
    if (!(key in source.messages)) problems.push(`${key} is missing in ${source.file}`);
  const translated = placeholdersByKey(translation.messages);
  for (const [key, names] of placeholdersByKey(source.messages)) {
    const others = translated.get(key);
    if (others && [...names].sort().join() !== [...others].sort().join()) {
      problems.push(
        `${key} has other placeholders in ${translation.file}: ${show(names)} against ${show(others)}`,
      );
    }
  }
  return problems;
}

const show = (names) =>
  names.size === 0
    ? 'none'
    : [...names]
        .sort()
        .map((it) => `{{${it}}}`)
        .join(' ');
