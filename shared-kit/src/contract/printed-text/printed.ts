import * as z from 'zod/mini';

/** Marks texts that papers show, in JSON schemas, OpenAPI's included. */
export const printedKeyword = 'x-printed';

/** Why such a text is refused: no font of papers has a letter in it, which the refusal names. */
export const unprintable = 'unprintable-letter';

/** A text that stands on papers, which must be able to show all of it. The server refuses what none of its fonts has. */
export const printed = <Schema extends z.ZodMiniType>(schema: Schema): Schema => {
  z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), [printedKeyword]: true });
  return schema;
};
