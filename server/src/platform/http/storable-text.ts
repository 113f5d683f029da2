import type { ErrorCode } from 'shared-kit/contract/errors';
import { AppError } from './app-error.ts';

/** No column can store U+0000, and no JSON column half a surrogate pair. */
const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

type Part = Readonly<{ value: unknown; name: string; within: Part | null }>;

/** Refuses input with text that the database can't store, and names the field. */
export function refuseUnstorableText(input: unknown, code: ErrorCode): void {
  const rest: Part[] = [{ value: input, name: '', within: null }];
  // A loop, because a body may be nested deeper than the stack.
  for (let part = rest.pop(); part; part = rest.pop()) {
    const { value } = part;
    const isText = typeof value === 'string';
    if (!isStorable(part.name) || (isText && !isStorable(value))) {
      throw new AppError(code, { errors: [{ name: nameOf(part), reason: 'invalid-character' }] });
    }
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) rest.push({ value: inner, name, within: part });
  }
}

function nameOf(part: Part): string {
  const names: string[] = [];
  for (let at: Part | null = part; at?.within; at = at.within) names.unshift(at.name);
  return names.join('.').toWellFormed();
}
