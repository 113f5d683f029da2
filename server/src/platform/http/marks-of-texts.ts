import type { NameKind } from 'shared-kit/contract/names';
import { names } from './read-names.ts';
import { printedTexts } from './read-printed.ts';
import type { Schema } from './route.ts';

/** What a schema says of the text that stands somewhere in an input: what kind of name it is, and whether papers show it. */
export function marksOfTexts(
  schema: Schema,
  input: unknown,
  text: string,
): Readonly<{ name: NameKind | null; isPrinted: boolean }> {
  const name = names.fieldsOf(schema, input).find(({ value }) => value === text);
  return {
    name: (name?.mark as NameKind | undefined) ?? null,
    isPrinted: printedTexts.fieldsOf(schema, input).some(({ value }) => value === text),
  };
}
