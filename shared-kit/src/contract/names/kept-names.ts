import * as z from 'zod/mini';
import { nameFaults } from './name-kinds.ts';

/** Whose name it is, or of what. */
export const namedThings = [
  'person',
  'company',
  'brand',
  'owner',
  'signatory',
  'price-list',
  'offer-template',
] as const;

/** Answer of `GET /api/admin/kept-names`. */
export const keptNamesAnswer = z.object({
  names: z.array(
    z.object({
      of: z.enum(namedThings),
      /** With what nobody can see written as `[U+200B]`. */
      name: z.string(),
      fault: z.enum(nameFaults),
      company: z.nullable(z.object({ id: z.string(), name: z.string() })),
      /** Of a person. */
      email: z.nullable(z.string()),
    }),
  ),
  /** There are more. */
  isCut: z.boolean(),
});
export type KeptNamesAnswer = z.infer<typeof keptNamesAnswer>;
export type KeptName = KeptNamesAnswer['names'][number];
