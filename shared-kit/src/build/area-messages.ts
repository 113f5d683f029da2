import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Locale } from 'shared-kit/contract/languages';

type Messages = Readonly<Record<string, string>>;

const kit = join(import.meta.dirname, '..');

/**
 * The words among an area's built sources in one language: its own by key, those of the kit by folder and key, such as
 * `financing/schedule.label`. Throws if two of the area's files have the same key.
 */
export function areaMessages(sources: readonly string[], root: string, locale: Locale): Messages {
  const files = sources.filter((file) => file.endsWith(`${sep}messages${sep}${locale}.json`)).sort();
  const messages: Record<string, string> = {};
  for (const file of files) {
    const prefix = file.startsWith(root + sep) ? '' : `${relative(kit, dirname(dirname(file)))}/`;
    for (const [key, text] of Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Messages)) {
      if (messages[prefix + key] !== undefined) throw new Error(`${file} repeats the key ${key}`);
      messages[prefix + key] = text;
    }
  }
  return messages;
}
