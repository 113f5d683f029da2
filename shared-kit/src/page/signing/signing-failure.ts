import type { ErrorCode } from 'shared-kit/contract/errors';
import type { Locale } from 'shared-kit/contract/languages';
import { signingWords } from 'shared-kit/contract/signing';
import { ApiError } from 'shared-kit/shell';

const sentences = {
  'binding.moved': 'signing.fault.read-anew',
  'signing.above-limit': 'signing.fault.above-limit',
  'signing.code-void': 'signing.fault.code-void',
  'signing.code-wrong': 'signing.fault.code-wrong',
  'signing.done': 'signing.fault.done',
  'signing.moved': 'signing.fault.moved',
  'signing.name-differs': 'signing.fault.name-differs',
  'signing.not-signatory': 'signing.fault.not-signatory',
  'signing.text-changed': 'signing.fault.text-changed',
  'company.not-allowed': 'signing.fault.not-allowed',
  // Whoever left the company meanwhile.
  'access.forbidden': 'signing.fault.not-signatory',
  'request.too-many': 'signing.fault.too-many',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** A name that can't be anybody's differs from the signatory's. */
const codeOf = ({ code, errors }: ApiError) =>
  errors.some(({ name }) => name === 'name') ? 'signing.name-differs' : code;

/** Why a signature or a code was refused, as a sentence. */
export function signingFailure(error: unknown, locale: Locale): string {
  const code = error instanceof ApiError ? codeOf(error) : '';
  if (code === 'network') return signingWords(locale, 'signing.fault.network');
  const known = Object.entries(sentences).find(([name]) => name === code)?.[1];
  if (known) return signingWords(locale, known);
  const reference = error instanceof ApiError ? (error.requestId ?? code) : '';
  return signingWords(locale, 'signing.fault.other', { reference });
}

/** Whether the page shows something that no longer holds. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError &&
  ['binding.moved', 'signing.done', 'signing.moved', 'signing.text-changed'].includes(error.code);
