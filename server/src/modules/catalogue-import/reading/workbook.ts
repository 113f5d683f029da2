import { SaxesParser } from 'saxes';
import { unpackText, type ZipEntry, zipDirectory } from '../../../platform/office/index.ts';
import { Refusal } from './refusal.ts';

export type Workbook = Readonly<{
  sheets: readonly string[];
  hidden: readonly string[];
  /** The packed part that holds a sheet. */
  partOf: (sheet: string) => ZipEntry;
}>;

const isOldContainer = (content: Buffer) => content.subarray(0, 4).equals(Buffer.from('d0cf11e0', 'hex'));

/** Refuses what isn't a workbook that can be read safely. Nothing is unpacked but its list of sheets. */
export function openWorkbook(content: Buffer): Workbook {
  if (isOldContainer(content)) {
    const isEncrypted = content.includes(Buffer.from('EncryptedPackage', 'utf16le'));
    throw new Refusal(isEncrypted ? 'file-password' : 'file-old-excel');
  }
  const entries = zipDirectory(content);
  const text = (name: string) => unpackText(content, entries.get(name));
  const types = text('[Content_Types].xml');
  const book = text('xl/workbook.xml');
  if (!types || !book) throw new Refusal('file-type');
  const hasMacros = [...entries.keys()].some((name) => /vbaProject|macrosheets/i.test(name));
  if (hasMacros || /macroEnabled/i.test(types)) throw new Refusal('file-macros');
  const targets = new Map(
    tags(text('xl/_rels/workbook.xml.rels') ?? '', 'Relationship').map(({ Id, Target }) => [Id, Target]),
  );
  const listed = tags(book, 'sheet').flatMap(({ name, state, 'r:id': id }) => {
    const target = id === undefined ? undefined : targets.get(id);
    const path = target?.startsWith('/') ? target.slice(1) : `xl/${target}`;
    const entry = entries.get(path);
    return name !== undefined && entry
      ? [{ name, entry, isHidden: state !== undefined && state !== 'visible' }]
      : [];
  });
  return {
    sheets: listed.filter(({ isHidden }) => !isHidden).map(({ name }) => name),
    hidden: listed.filter(({ isHidden }) => isHidden).map(({ name }) => name),
    partOf: (sheet) => {
      const found = listed.find(({ name, isHidden }) => name === sheet && !isHidden);
      if (!found) throw new Refusal('sheet-missing');
      return found.entry;
    },
  };
}

/** The attributes of all elements of this local name. */
function tags(xml: string, wanted: string): Readonly<Record<string, string>>[] {
  const found: Record<string, string>[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    if (name.split(':').at(-1) === wanted) found.push(attributes as Record<string, string>);
  });
  parser.on('error', () => {
    throw new Refusal('file-broken');
  });
  parser.write(xml).close();
  return found;
}
