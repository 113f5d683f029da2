import {
  defaultLocale,
  type ImportFault,
  type ImportField,
  type ImportNote,
  type LocalField,
  importLimits as limits,
  locales,
} from 'shared-kit/contract';
import type { LocalText } from '../../../platform/local-text.ts';
import type { ProductInput } from '../../catalogue/index.ts';
import { textOfCell } from '../reading/cell.ts';
import { attributesOf } from './attributes-of.ts';
import { CellReader } from './cell-reader.ts';
import { choicesOf } from './choices-of.ts';
import type { RowGroup } from './group-rows.ts';
import { htmlToText } from './html-to-text.ts';
import { imagesOf } from './images-of.ts';
import { type ImportContext, unsaid } from './import-context.ts';
import {
  categoryNamed,
  conditionNamed,
  countryNamed,
  statusNamed,
  tiersIn,
  unitNamed,
  yesOrNo,
} from './read-words.ts';

export type Reading = Readonly<{
  /** Null if it is skipped or faulty. */
  input: ProductInput | null;
  title: string;
  faults: readonly ImportFault[];
  notes: readonly ImportNote[];
  isSkipped: boolean;
}>;

const incoterms = ['EXW', 'FCA', 'FOB', 'CFR', 'CIF', 'CIP', 'DAP'] as const;

/**
 * A product of the file in the market's form. An existing product (`before`) keeps all that the file doesn't state:
 * an empty cell changes nothing.
 */
export function readProduct(group: RowGroup, before: ProductInput | null, context: ImportContext): Reading {
  const faults: ImportFault[] = [...group.faults];
  const notes: ImportNote[] = [];
  const { mapping, columns } = context;
  const [first] = group.rows;
  const readerOf = (row: (typeof group.rows)[number]) =>
    new CellReader(row, columns, { decimalSign: mapping.decimalSign, currency: mapping.currency, faults });
  const unread = { input: null, title: before?.title.en ?? '', faults, notes, isSkipped: false };
  if (!first || faults.length > 0) return unread;
  const read = readerOf(first);
  const skipped = reasonToSkip(read);
  const title = localText(read, 'title', before?.title ?? null, limits.title);
  if (skipped)
    return { ...unread, title: title?.en ?? '', notes: [{ code: skipped, params: {} }], isSkipped: true };
  if (!title && faults.length === 0) read.fault(titleField(context), 'required');
  const categoryId = categoryOf(read, before, context);
  const kept = before ?? unsaid(context);
  const description = localText(
    read,
    'description',
    before?.description ?? null,
    limits.description,
    htmlToText,
  );
  /** As the file writes a figure that is kept in another unit, by field. */
  const typed = new Map<string, string>();
  const attributes = categoryId ? attributesOf({ read, categoryId, context, typed, notes }) : {};
  const images = imagesOf(group.rows, { columns, before: before?.images ?? [], notes });
  const input = {
    ...kept,
    ...plainFields(read, kept),
    ...choicesOf(group, { kept, readerOf, context }),
    title: title ?? unnamed,
    description: description ?? title ?? unnamed,
    warranty: localText(read, 'warranty', kept.warranty, limits.warranty) ?? kept.warranty,
    categoryId: categoryId ?? '',
    attributes: { ...kept.attributes, ...attributes },
    details: withHsCode(read, before?.details, notes),
    // Left out, so that prices still to come stay beside those of the file.
    priceRows: undefined,
    typed: typedBeside(attributes, before, typed),
    images: mapping.pictures ? images : (before?.images ?? []),
    status: statusOf(read, before, context),
  };
  return { ...unread, title: title?.[defaultLocale] ?? '', input: faults.length > 0 ? null : input };
}

/** Figures as they were typed in another unit; a figure of the file replaces what was typed before. */
function typedBeside(
  attributes: ProductInput['attributes'],
  before: ProductInput | null,
  typed: ReadonlyMap<string, string>,
): Record<string, string> {
  const stated = Object.keys(attributes);
  const kept = Object.entries(before?.typed ?? {}).filter(([key]) => !stated.includes(key));
  const now = stated.flatMap((key) => {
    const words = typed.get(`attribute.${key}`);
    return words === undefined ? [] : [[key, words.slice(0, 60)] as const];
  });
  return Object.fromEntries([...kept, ...now]);
}

const unnamed = { [defaultLocale]: '' } as LocalText;

const titleField = ({ columns }: ImportContext): ImportField =>
  columns.fields.find((field) => field.startsWith('title.')) ?? 'title.en';

function reasonToSkip(read: CellReader): ImportNote['code'] | null {
  if (read.place('gift-card') !== null && yesOrNo(read.text('gift-card', 20) ?? '') === true)
    return 'gift-card';
  const status = read.place('status') === null ? '' : (read.text('status', 40) ?? '');
  return status.toLowerCase() === 'archived' && read.place('id') === null ? 'archived-elsewhere' : null;
}

/** One text by language. English stands in for a language that is missing, so a new text in another fills it too. */
function localText(
  read: CellReader,
  field: LocalField,
  before: LocalText | null,
  most: number,
  shape: (text: string) => string = (text) => text,
): LocalText | null {
  const stated = locales.flatMap((locale) => {
    const text = read.text(`${field}.${locale}`, most * 4);
    const shaped = text === undefined ? '' : shape(text);
    if (shaped.length > most)
      read.fault(`${field}.${locale}`, 'text-too-long', { length: shaped.length, most });
    return shaped ? [[locale, shaped] as const] : [];
  });
  const [first] = stated;
  if (!first) return before;
  return { [defaultLocale]: first[1], ...before, ...Object.fromEntries(stated) } as LocalText;
}

function categoryOf(
  read: CellReader,
  before: ProductInput | null,
  { tree, mapping }: ImportContext,
): string | null {
  const named = read.word('category', (text) => categoryNamed(tree, text), 'category-unknown');
  const found = named ?? before?.categoryId ?? mapping.category;
  if (!found) {
    if (read.text('category', 200) === undefined) read.fault('category', 'category-unsaid');
    return null;
  }
  if (tree.childrenOf(found).length === 0 && tree.get(found)) return found;
  read.fault('category', 'category-group', { value: found });
  return null;
}

type Kept = Omit<ProductInput, 'title' | 'description' | 'categoryId'>;

function plainFields(read: CellReader, kept: Kept) {
  const rule = read.word(
    'incoterm',
    (text) => incoterms.find((it) => it === text.toUpperCase()) ?? null,
    'incoterm-unknown',
    {
      choices: incoterms.join(', '),
    },
  );
  const whole = (field: ImportField, least: number, most: number) =>
    read.number(field, { least, most, whole: true });
  return {
    handle: read.text('handle', limits.handle) ?? kept.handle,
    model: read.text('model', limits.model) ?? kept.model,
    condition: read.word('condition', conditionNamed, 'condition-unknown') ?? kept.condition,
    year: whole('year', 1950, 2100) ?? kept.year,
    originCountry: read.word('origin', countryNamed, 'country-unknown') ?? kept.originCountry,
    tiers: read.word('tiers', tiersIn, 'tiers-malformed') ?? kept.tiers,
    unit: read.word('unit', unitNamed, 'sales-unit-unknown') ?? kept.unit,
    minimumOrder: whole('minimum-order', 1, 1_000_000) ?? kept.minimumOrder,
    orderMultiple: whole('order-multiple', 1, 1_000_000) ?? kept.orderMultiple,
    leadTimeWeeks: whole('lead-time', 0, 260) ?? kept.leadTimeWeeks,
    incoterm: {
      rule: rule ?? kept.incoterm.rule,
      place: read.text('incoterm-place', limits.place) ?? kept.incoterm.place,
    },
    warrantyMonths: whole('warranty-months', 0, 120) ?? kept.warrantyMonths ?? null,
  };
}

/** The HS code beside what only the editor knows. Codes have an even number of digits, but spreadsheets drop a last zero. */
function withHsCode(read: CellReader, kept: Kept['details'], notes: ImportNote[]): Kept['details'] {
  const hsCode = read.text('hs-code', limits.hsCode);
  if (hsCode === undefined) return kept;
  if (hsCode.replace(/\D/g, '').length % 2 === 1)
    notes.push({ code: 'hs-code-short', params: { value: hsCode } });
  return { ...kept, hsCode };
}

/** Goods on sale in the file are published if that is wanted; public ones never become drafts by an import. */
function statusOf(
  read: CellReader,
  before: ProductInput | null,
  { mapping, mayPublish }: ImportContext,
): ProductInput['status'] {
  const named =
    read.place('status') === null ? undefined : read.word('status', statusNamed, 'status-unknown');
  const isPublished = read.place('published') === null ? undefined : yesOrNo(textOfPublished(read));
  const status = before?.status ?? 'draft';
  const isOnSale = named !== 'draft' && named !== 'archived' && isPublished !== false;
  return mapping.publish && mayPublish && isOnSale && status === 'draft' ? 'published' : status;
}

const textOfPublished = (read: CellReader): string => textOfCell(read.text('published', 20) ?? null);
