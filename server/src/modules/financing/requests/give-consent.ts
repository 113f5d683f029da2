import { requirementNamed } from 'shared-kit/contract/documents';
import { consentWords, type SharedInput } from 'shared-kit/contract/financing';
import { defaultLocale } from 'shared-kit/contract/languages';
import { newId, type Tx } from '../../../platform/db/index.ts';
import { type Actor, AppError } from '../../../platform/http/index.ts';
import type { Company } from '../../companies/index.ts';
import type { LockedQuote } from '../../quotes/index.ts';
import { sendFilesWithRequest } from '../files/request-files.ts';
import type { RequestRow } from '../lifecycle/locked-financing.ts';
import { financingConsentVersion } from './consent.ts';
import { filesOf, newestConsent } from './read-consents.ts';
import { type ConsentedPapers, financingConsent } from './schema.ts';
import { readShareable } from './shareable.ts';

/** A consent to share the version and the company's verified facts alone. */
export const nothingTicked: SharedInput = {
  documentIds: [],
  includesPeople: false,
  fileIds: [],
  consentLocale: defaultLocale,
};

const refuse = (name: string, reason: string): AppError =>
  new AppError('request.body-invalid', { errors: [{ name, reason }] });

/** The ticked papers, as they are now. */
async function chosenPapers(
  tx: Tx,
  { buyer, now }: Pick<LockedQuote, 'buyer' | 'now'>,
  by: Pick<Actor, 'companyRole'>,
  { documentIds, includesPeople, fileIds }: SharedInput,
): Promise<ConsentedPapers> {
  const { company, documents, people, mayIncludePeople } = await readShareable(tx, buyer, by, now);
  if (includesPeople && !mayIncludePeople) throw refuse('includesPeople', 'owners-only');
  const chosen = [...new Set(documentIds)].map((id) => documents.find((it) => it.id === id));
  const known = chosen.filter((it) => it !== undefined);
  if (known.length < chosen.length) throw refuse('documentIds', 'unknown');
  if (!includesPeople && known.some(({ isPersonal }) => isPersonal)) throw refuse('documentIds', 'personal');
  return { company, documents: known, people: includesPeople ? people : [], fileIds: [...new Set(fileIds)] };
}

type Giving = Readonly<{
  request: RequestRow;
  quote: LockedQuote;
  by: Readonly<{ userId: string | null; name: string; companyRole: Actor['companyRole'] }>;
  banks: readonly Company[];
  locale: SharedInput['consentLocale'];
  at: Date;
}>;

/** Keeps the consent to a new request, and sends its files. */
export async function giveConsent(tx: Tx, giving: Giving, input: SharedInput): Promise<void> {
  const papers = await chosenPapers(tx, giving.quote, giving.by, input);
  const { by, request } = giving;
  const sending = by.userId && { userId: by.userId, requestId: request.id };
  const files = sending ? await sendFilesWithRequest(tx, papers.fileIds, sending) : [];
  await keep(tx, giving, papers, {
    files: files.map(({ name }) => name),
    people: input.includesPeople ? papers.people.map(({ name }) => name) : null,
  });
}

/** Keeps the consent to share a newer version, with the papers that went out before. */
export async function renewConsent(tx: Tx, giving: Giving): Promise<void> {
  const last = await newestConsent(tx, giving.request.id);
  // A request from before consents were kept shared no papers.
  if (!last) return giveConsent(tx, giving, nothingTicked);
  const { people } = last.papers;
  await keep(tx, giving, last.papers, {
    files: (await filesOf(tx, last)).map(({ name }) => name),
    people: people.length > 0 ? people.map(({ name }) => name) : null,
  });
}

type Named = Readonly<{ files: readonly string[]; people: readonly string[] | null }>;

async function keep(
  tx: Tx,
  { request, quote, by, banks, locale, at }: Giving,
  papers: ConsentedPapers,
  { files, people }: Named,
): Promise<void> {
  const { buyer, version, rfq } = quote;
  if (!version) throw new Error(`${rfq.number} has no version to share`);
  const text = consentWords(
    {
      company: buyer.legalName,
      quote: rfq.number,
      version: version.number,
      files,
      people,
      amount: { amount: request.amount, currency: request.currency },
      documents: papers.documents.map(({ requirement }) => requirementNamed(requirement, locale)),
      banks: banks.map((bank) => ({ name: bank.legalName, isForeign: bank.country !== buyer.country })),
      // The stored instant is the end of the last day.
      day: new Date(request.offersUntil.getTime() - 1).toISOString().slice(0, 10),
    },
    locale,
  );
  await tx.insert(financingConsent).values({
    id: newId(at.getTime()),
    requestId: request.id,
    versionId: version.id,
    locale,
    text,
    papers,
    at,
    textVersion: financingConsentVersion,
    givenBy: by.userId,
    givenByName: by.name,
  });
}
