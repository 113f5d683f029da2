import * as z from 'zod/mini';
import { nameFault } from './name-fault.ts';
import type { NameFault, NameKind } from './name-kinds.ts';

/** Names the kind of a name in JSON schemas, OpenAPI's included. */
export const nameKeyword = 'x-name';

type Length = Readonly<{ least: number; most: number }>;

/**
 * A name that somebody gives, in its normal form (NFC). Whatever a request brings is checked by `nameFault`. The schema alone
 * doesn't make that check, since a name that was kept before the rule may stay.
 */
export const nameInput = (kind: NameKind, { least, most }: Length) =>
  z
    .string()
    .check(z.normalize('NFC'), z.trim(), z.minLength(least), z.maxLength(most))
    .register(z.globalRegistry, { [nameKeyword]: kind });

const personLength = { least: 1, most: 120 };
export const personName = nameInput('person', personLength);

/** Whether two names are one: browsers drop line breaks of a kept name that they show in a field. */
export const isSameName = (one: string, other: string): boolean => unbroken(one) === unbroken(other);
/** The stored name if nobody changed it, even where the field has dropped its line breaks; else the new one. */
export const keptName = (stored: string, given: string): string =>
  isSameName(stored, given) ? stored : given;

const unbroken = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[\r\n]/g, '')
    .trim();

/** Reads a name that comes by another way than a request, such as a command. */
export function readName(
  kind: NameKind,
  text: unknown,
  length: Length = personLength,
): Readonly<{ name: string } | { fault: NameFault | 'length' }> {
  const read = nameInput(kind, length).safeParse(text);
  if (!read.success) return { fault: 'length' };
  const fault = nameFault(kind, read.data);
  return fault ? { fault } : { name: read.data };
}
