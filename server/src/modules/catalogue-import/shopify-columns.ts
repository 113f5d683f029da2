import { ImportRefused } from './fault.ts';

/** The columns read from an export, by all headings that Shopify has used for them. */
const headings = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  body: ['Body (HTML)', 'Body HTML', 'Description'],
  status: ['Status'],
  published: ['Published', 'Published on online store'],
  giftCard: ['Gift Card'],
  condition: ['Google Shopping / Condition'],
  option1Name: ['Option1 Name'],
  option1Value: ['Option1 Value'],
  option2Name: ['Option2 Name'],
  option2Value: ['Option2 Value'],
  option3Name: ['Option3 Name'],
  option3Value: ['Option3 Value'],
  sku: ['Variant SKU', 'SKU'],
  price: ['Variant Price', 'Price'],
  /** Always in grams; the unit column is only for display. */
  grams: ['Variant Grams', 'Weight value (grams)'],
  weightUnit: ['Variant Weight Unit', 'Weight unit for display'],
  imageSource: ['Image Src', 'Product image URL'],
  imagePosition: ['Image Position'],
  imageAlt: ['Image Alt Text'],
  variantImage: ['Variant Image', 'Variant image URL'],
} as const;

export type Field = keyof typeof headings;
const fields = Object.keys(headings) as Field[];
const required: readonly Field[] = ['handle', 'title', 'price'];

export type Columns = Readonly<{
  /** Null if the file lacks this column. */
  positionOf: (field: Field) => number | null;
  /** The heading in this file, for messages. */
  nameOf: (field: Field) => string;
  /** Columns that the market has no field for. */
  others: readonly Readonly<{ name: string; position: number }>[];
  count: number;
}>;

const plain = (heading: string) => heading.trim().replace(/\s+/g, ' ').toLowerCase();

/** Finds the columns of a product export by its first row. Refuses other files. */
export function readColumns(header: readonly string[]): Columns {
  const positions = new Map<string, number>();
  for (const [position, heading] of header.entries()) {
    const name = plain(heading);
    if (name && positions.has(name)) {
      throw new ImportRefused(`The file has two columns “${heading.trim()}”: delete one of them.`);
    }
    positions.set(name, position);
  }
  const found = new Map(
    fields.flatMap((field) => {
      const position = headings[field].map((it) => positions.get(plain(it))).find((it) => it !== undefined);
      return position === undefined ? [] : [[field, position] as const];
    }),
  );
  const missing = required.filter((field) => !found.has(field)).map((field) => `“${headings[field][0]}”`);
  if (missing.length > 0) {
    throw new ImportRefused(
      `The file has no column ${missing.join(', ')}: export the products from Shopify as CSV and import that file as it is. ${seen(header)}`,
    );
  }
  const used = new Set(found.values());
  return {
    positionOf: (field) => found.get(field) ?? null,
    nameOf: (field) => header[found.get(field) ?? -1]?.trim() ?? headings[field][0],
    others: header.flatMap((name, position) =>
      name.trim() && !used.has(position) ? [{ name: name.trim(), position }] : [],
    ),
    count: header.length,
  };
}

function seen(header: readonly string[]): string {
  const names = header.map((it) => it.trim().slice(0, 40)).filter(Boolean);
  const more = names.length > 6 ? `, … (${names.length} in all)` : '';
  return names.length > 0 ? `Its columns are: ${names.slice(0, 6).join(', ')}${more}.` : 'It has no columns.';
}
