import {
  attributeOfField,
  type ImportField,
  type ImportNote,
  importLimits,
} from 'shared-kit/contract/catalogue-import';
import { isUnitSymbol } from 'shared-kit/contract/measures';
import type { AttributeDefinition, ProductInput } from '../../catalogue/index.ts';
import type { CellReader } from './cell-reader.ts';
import type { ImportContext } from './import-context.ts';
import { optionNamed, yesOrNo } from './read-words.ts';

type Given = Readonly<{
  read: CellReader;
  categoryId: string;
  /** Attributes of the category, by key. */
  definitions: ReadonlyMap<string, AttributeDefinition>;
  context: ImportContext;
  typed: Map<string, string>;
  notes: ImportNote[];
}>;
type Value = ProductInput['attributes'][string];

const far = 1e12;

/** The attributes that the row states. A cell for an attribute that its category lacks is a fault. */
export function attributesOf({
  read,
  categoryId,
  definitions,
  context: { columns },
  typed,
  notes,
}: Given): ProductInput['attributes'] {
  const found: Record<string, Value> = {};
  for (const field of columns.fields) {
    const key = attributeOfField(field);
    if (key === null) continue;
    const definition = definitions.get(key);
    if (!definition) {
      if (read.text(field, 500) !== undefined)
        read.fault(field, 'attribute-elsewhere', { category: categoryId });
      continue;
    }
    const value = attributeValue(read, field, definition, typed);
    if (value !== undefined) found[key] = value;
  }
  const weight = definitions.has('weight_kg') ? read.weight('weight') : undefined;
  if (!weight) return found;
  const stated = found.weight_kg;
  if (stated === undefined) {
    if (weight.typed) typed.set('attribute.weight_kg', weight.typed);
    return { ...found, weight_kg: weight.value };
  }
  if (stated !== weight.value) {
    const heading = columns.headings[read.place('weight') ?? -1] ?? '';
    notes.push({ code: 'rows-differ', params: { heading, value: String(weight.value) } });
  }
  return found;
}

function attributeValue(
  read: CellReader,
  field: ImportField,
  definition: AttributeDefinition,
  typed: Map<string, string>,
): Value | undefined {
  const { kind, unit, options = [] } = definition;
  switch (kind) {
    case 'number': {
      if (!isUnitSymbol(unit)) return read.number(field, { least: -far, most: far });
      const measured = read.measure(field, unit);
      if (measured?.typed) typed.set(field, measured.typed);
      return measured?.value;
    }
    case 'boolean':
      return read.word(field, yesOrNo, 'yes-no-unknown');
    case 'text':
      return read.text(field, importLimits.words);
    case 'choice': {
      const choices = options.map(({ value }) => value).join(', ');
      return read.word(field, (text) => optionNamed(definition, text), 'choice-unknown', { choices });
    }
    case 'list':
      return read.word(field, (text) => listOf(definition, text), 'choice-unknown', {
        choices: options.map(({ value }) => value).join(', '),
      });
  }
}

function listOf(definition: AttributeDefinition, text: string): string[] | null {
  const parts = text
    .split(/[,;|]/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (!definition.options) return parts;
  const values = parts.map((part) => optionNamed(definition, part));
  return values.every((value) => value !== null) ? values : null;
}
