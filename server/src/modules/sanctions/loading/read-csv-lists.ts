import { dayOf, joined, kindOf, type ListReader } from './listed-name.ts';
import { headingOf, readRows, readTable } from './read-table.ts';

/** EU: the consolidated list of financial sanctions, a row for each name, address and date of an entry. */
export const readEu: ListReader = async function* (file) {
  const primary = new Set<string>();
  const needs = ['entity_logicalid', 'namealias_wholename'];
  for await (const row of readTable(file.chunks, { delimiter: ';', needs })) {
    file.date ??= dayOf(row.get('filegenerationdate') ?? '');
    const entry = row.get('entity_eu_referencenumber') || row.get('entity_logicalid') || '';
    const parts = ['namealias_firstname', 'namealias_middlename', 'namealias_lastname'];
    const name = row.get('namealias_wholename') || joined(parts.map((part) => row.get(part)));
    if (entry === '' || name === '') continue;
    const kind = kindOf(row.get('entity_subjecttype_classificationcode') || row.get('entity_subjecttype'));
    yield { entry, name, kind, isPrimary: !primary.has(entry) };
    primary.add(entry);
  }
};

/** OFAC: `sdn.csv` or `cons_prim.csv` with twelve columns, `alt.csv` or `cons_alt.csv` with five; none has headings. */
export const readOfac: ListReader = async function* (file) {
  for await (const row of readRows(file.chunks, { delimiter: ',' })) {
    const [entry = '', second = '', third = '', fourth = ''] = row.map((cell) => cell.trim());
    if (!/^\d+$/.test(entry)) continue;
    if (row.length >= 12) yield { entry, name: second, kind: kindOf(ofacKind(third)), isPrimary: true };
    else if (row.length === 5) yield { entry, name: fourth, kind: 'other', isPrimary: false };
  }
};
/** Vessels and aircraft are named; organisations have no type. */
const ofacKind = (type: string) => (type === '-0-' || type === '' ? 'entity' : type);

/** UK: the sanctions list, or the consolidated list in its place before 2026. */
export const readUk: ListReader = async function* (file) {
  const above = (row: readonly string[]) => {
    file.date ??= dayOf(row.join(' '));
  };
  for await (const row of readTable(file.chunks, { delimiter: ',', needs: ['name 6', 'name 1'], above })) {
    const entry = row.get('unique id') || row.get('group id') || row.get('ofsi group id') || '';
    const name = joined([1, 2, 3, 4, 5, 6].map((part) => row.get(`name ${part}`)));
    if (entry === '' || name === '') continue;
    const type = (row.get('name type') || row.get('alias type') || '').toLowerCase();
    const kind = kindOf(
      row.get('designation type') || row.get('individual, entity, ship') || row.get('group type'),
    );
    yield { entry, name, kind, isPrimary: type.startsWith('primary') };
  }
};

const masakNames = [
  'adı soyadı-ünvanı',
  'gerçek/tüzel kişi/kuruluş/organizasyon adı soyadı ünvanı',
  'gerçek kişi soyadı ünvanı',
  'tüzel kuruluş/organizasyon ünvanı',
];
const masakOthers = ['eski adı', 'kullandığı bilinen diğer isimleri', 'kullandığı bilinen diğer ismler'];
/** Turkish headings in capitals, with dotted and dotless i. */
const turkish = (text: string) => headingOf(text.replaceAll('İ', 'i').replaceAll('I', 'ı'));

/** MASAK: a sheet of the frozen assets saved as CSV, whose headings differ from sheet to sheet. */
export const readMasak: ListReader = async function* (file) {
  let headings: readonly string[] | null = null;
  for await (const row of readRows(file.chunks, { delimiter: ';' })) {
    if (!headings) {
      const found = row.map(turkish);
      if (found.some((it) => masakNames.includes(it))) headings = found;
      continue;
    }
    const cells = new Map(headings.map((heading, at) => [heading, row[at]?.trim() ?? '']));
    const heading = masakNames.find((it) => cells.get(it));
    const name = heading ? (cells.get(heading) ?? '') : '';
    if (name === '') continue;
    const number = [...cells].find(([it]) => it.includes('tckn') || it.includes('vkn'))?.[1];
    const entry = number || `${cells.get('sıra no') ?? ''} ${name}`.trim().slice(0, 100);
    const kind = heading?.startsWith('tüzel') ? 'organisation' : 'other';
    yield { entry, name, kind, isPrimary: true };
    for (const other of masakOthers.flatMap((it) => (cells.get(it) ?? '').split(/[;,\n]/)))
      if (other.trim() !== '') yield { entry, name: other.trim(), kind, isPrimary: false };
  }
};

/** OpenSanctions: `targets.simple.csv`. */
export const readOpenSanctions: ListReader = async function* (file) {
  const needs = ['id', 'schema', 'name', 'aliases'];
  for await (const row of readTable(file.chunks, { delimiter: ',', needs })) {
    const entry = row.get('id') ?? '';
    const day = dayOf(row.get('last_change') || row.get('last_seen') || '');
    if (day !== null && (file.date === null || day > file.date)) file.date = day;
    const kind = kindOf(row.get('schema'));
    yield { entry, name: row.get('name') ?? '', kind, isPrimary: true };
    for (const name of (row.get('aliases') ?? '').split(';'))
      yield { entry, name: name.trim(), kind, isPrimary: false };
  }
};
