import {
  type ImportFault,
  type ImportField,
  type ImportNote,
  type LocalField,
  importLimits as limits,
} from 'shared-kit/contract/catalogue-import';
import { defaultLocale, locales } from 'shared-kit/contract/languages';
import type { LocalText } from '../../../platform/local-text.ts';
import type { ProductInput } from '../../catalogue/index.ts';
import type { TableRow } from '../reading/cell.ts';
import { attributesOf } from './attributes-of.ts';
import { CellReader } from './cell-reader.ts';
import type { Choices } from './choices.ts';
import { choicesOf } from './choices-of.ts';
import { detailsOf } from './details-of.ts';
import type { RowGroup } from './group-rows.ts';
import { htmlToText } from './html-to-text.ts';
import { imagesOf } from './images-of.ts';
import { type ImportContext, unsaid } from './import-context.ts';
import { factsWithDefaults, plainFields } from './plain-fields.ts';
import { categoryNamed } from './read-words.ts';
import { differingRows } from './rows-differ.ts';
import { reasonToSkip, statusOf } from './status-of.ts';
import { textsOf } from './text-faults.ts';

export type Reading = Readonly<{
  /** Null if it is skipped or faulty. */
  input: ProductInput | null;
  title: string;
  faults: readonly ImportFault[];
  notes: readonly ImportNote[];
  isSkipped: boolean;
  /** Variants of the existing product that the file doesn't name. */
  unnamedVariants: number;
  /** Whether a new product needs facts that the file doesn't state. */
  hasDefaults: boolean;
}>;

/**
 * A product of the file in the market's form. An existing product (`before`) keeps all that the file doesn't state:
 * an empty cell changes nothing.
 */
export function readProduct(
  group: RowGroup,
  before: ProductInput | null,
  { context, isVariant }: Readonly<{ context: ImportContext; isVariant: boolean }>,
): Reading {
  const faults: ImportFault[] = [...group.faults];
  const { mapping, columns } = context;
  const { decimalSign, currency } = mapping;
  const style = { decimalSign, currency, faults, kept: textsOf(before) };
  const read = new CellReader(group.rows, columns, style);
  const notes: ImportNote[] = differingRows(group.rows, columns);
  const none = { input: null, title: before?.title.en ?? '', faults, isSkipped: false };
  const unread = { ...none, notes: [], unnamedVariants: 0, hasDefaults: false };
  if (faults.length > 0) return unread;
  const skipped = reasonToSkip(read);
  const stated = localText(read, 'title', before?.title ?? null, limits.title);
  // Beside the SKU of a variant stands the variant's name.
  const title = isVariant && before ? before.title : stated;
  if (title && stated && !stated.en.startsWith(title.en))
    notes.push({ code: 'facts-left-out', params: { value: stated.en.slice(0, 40) } });
  if (skipped)
    return { ...unread, title: title?.en ?? '', notes: [{ code: skipped, params: {} }], isSkipped: true };
  if (!title && faults.length === 0) read.fault(titleField(context), 'required');
  const readerOf = (row: TableRow) => new CellReader([row], columns, style);
  const kept = before ?? unsaid(context);
  const { choices, unnamed } = choicesOf(group, { kept, readerOf, context, notes });
  const facts = factsOf(read, group, { before, title, context, notes });
  return {
    ...unread,
    title: title?.[defaultLocale] ?? '',
    notes,
    input: faults.length > 0 ? null : { ...kept, ...choices, ...facts },
    unnamedVariants: unnamed,
    hasDefaults: !before && factsWithDefaults.some((field) => !read.states(field)),
  };
}

type Facts = Readonly<{
  before: ProductInput | null;
  title: LocalText | null;
  context: ImportContext;
  notes: ImportNote[];
}>;

/** All of a product except its options, variants and prices. */
function factsOf(
  read: CellReader,
  { rows }: RowGroup,
  { before, title, context, notes }: Facts,
): Omit<ProductInput, keyof Choices> {
  const kept = before ?? unsaid(context);
  const categoryId = categoryOf(read, before, context);
  const definitions = new Map(context.tree.attributesOf(categoryId ?? '').map((it) => [it.key, it]));
  /** As the file writes a figure that is kept in another unit, by field. */
  const typed = new Map<string, string>();
  const attributes = categoryId ? attributesOf({ read, categoryId, definitions, context, typed, notes }) : {};
  const known = Object.entries(kept.attributes).filter(([key]) => !categoryId || definitions.has(key));
  const description = localText(
    read,
    'description',
    before?.description ?? null,
    limits.description,
    htmlToText,
  );
  return {
    ...plainFields(read, kept),
    title: title ?? unnamed,
    description: description ?? title ?? unnamed,
    warranty: localText(read, 'warranty', kept.warranty, limits.warranty) ?? kept.warranty,
    categoryId: categoryId ?? '',
    attributes: { ...Object.fromEntries(known), ...attributes },
    details: detailsOf(read, { kept: before?.details, definitions, notes }),
    // Left out, so that prices still to come stay beside those of the file.
    priceRows: undefined,
    typed: typedBeside(attributes, before, typed),
    images: imagesOf(rows, {
      columns: context.columns,
      before: before?.images ?? [],
      isFetching: context.mapping.pictures,
      notes,
    }),
    status: statusOf(read, { before, context, notes }),
  };
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

const unnamed: LocalText = { [defaultLocale]: '' };

const titleField = ({ columns }: ImportContext): ImportField =>
  columns.fields.find((field) => field.startsWith('title.')) ?? 'title.en';

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
    const shaped = text === undefined ? '' : (read.allowed(`${field}.${locale}`, shape(text)) ?? '');
    if (shaped.length > most)
      read.fault(`${field}.${locale}`, 'text-too-long', { length: shaped.length, most });
    return shaped ? [[locale, shaped] as const] : [];
  });
  const [first] = stated;
  if (!first) return before;
  return { [defaultLocale]: first[1], ...before, ...Object.fromEntries(stated) };
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
