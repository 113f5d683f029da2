import { claims } from 'shared-kit/contract/claims';
import { termsVersion } from 'shared-kit/contract/companies';
import type { Locale } from 'shared-kit/contract/languages';
import { type RegistrationInput, registration } from 'shared-kit/contract/registration';
import { refusedNames } from 'shared-kit/form';
import { ApiError, call } from 'shared-kit/shell';
import { type Draft, emptyDraft } from './registration-draft.ts';
import type { Fault, FieldName } from './steps.ts';

/** The person's words to the company that holds this tax number; null unless they claim it. */
export type Claim = NonNullable<RegistrationInput['claim']> | null;

type Company = NonNullable<RegistrationInput['company']>;

type Sending = Readonly<{
  draft: Draft;
  password: string;
  locale: Locale;
  redirect: string | null;
  claim: Claim;
}>;

export const sendRegistration = (sending: Sending): Promise<unknown> =>
  call(registration.register, { body: inputOf(sending) });

/**
 * Registers the company of the account that is signed in, or claims the one that has its tax number. What another tab
 * did before counts as done.
 */
export async function sendOwnCompany(
  draft: Draft,
  claim: Claim,
  keyOf: (body: object) => string,
): Promise<void> {
  const { country, taxNumber } = draft;
  const sent = claim
    ? call(claims.make, { body: { country, taxNumber, ...claim }, key: keyOf({ country, taxNumber, claim }) })
    : call(registration.registerCompany, { body: { termsVersion, company: companyOf(draft) as Company } });
  await sent.catch((error: unknown) => {
    const isDone = error instanceof ApiError && doneBefore.has(error.code);
    if (!isDone) throw error;
  });
}

const doneBefore: ReadonlySet<string> = new Set(['member.other-company', 'claim.pending']);

function inputOf({ draft, password, locale, redirect, claim }: Sending): RegistrationInput {
  const { name, email } = draft;
  return {
    name,
    email: email.trim(),
    password,
    locale,
    termsVersion,
    redirect,
    company: companyOf(draft),
    ...(claim && { claim }),
  };
}

function companyOf(draft: Draft): RegistrationInput['company'] {
  const { kind, legalForm, legalName, brandName, country, line1, city } = draft;
  if (!kind || kind === 'none') return null;
  return {
    kind,
    legalForm,
    legalName,
    brandName,
    country,
    taxNumber: orNull(draft.taxNumber),
    taxOffice: orNull(draft.taxOffice),
    mersisNumber: orNull(draft.mersisNumber),
    address: {
      line1,
      city,
      line2: orNull(draft.line2),
      postalCode: orNull(draft.postalCode),
      region: orNull(draft.region),
    },
  };
}

const orNull = (text: string): string | null => text.trim() || null;

/** Whether another company has registered the tax number. */
export const isNumberTaken = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'company.number-taken';

/** Fields that only the server refused, and why. */
export function refusedFields(error: unknown, locale: Locale): readonly Fault[] {
  if (!(error instanceof ApiError)) return [];
  const refused = refusedNames(error, locale);
  return error.errors.flatMap(({ name }): Fault[] => {
    const field = name.split('.').at(-1) ?? '';
    if (field !== 'password' && !Object.hasOwn(emptyDraft, field)) return [];
    const words = refused.find(({ path }) => path === name)?.message;
    return [{ field: field as FieldName, kind: 'format', ...(words && { words }) }];
  });
}
