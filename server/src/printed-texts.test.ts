import { expect, it } from '@jest/globals';
import { printedKeyword } from 'shared-kit/contract/printed-text';
import { textsTaken } from './access/testing/taken-texts.ts';

/** Texts that no paper shows, by the end of their place, where a body holds no text for papers. */
const unprinted: readonly string[] = [
  // To sign in with.
  ['password', 'current', 'token', 'redirect', 'consentVersion'],
  // Said to people, in pages and mails.
  ['reason', 'message', 'words', 'note', 'text', 'items', 'lines.terms', 'label'],
  // Of visitors who write to the market, of owners, and of what companies name for themselves.
  ['name', 'company', 'keepAs'],
  // Of documents that were uploaded, and of what was agreed elsewhere.
  ['number', 'issuer', 'verificationCode', 'reference', 'milestone', 'quote', 'issuedOn', 'validUntil'],
  // Tells of what is there: versions, days, codes and what an import found.
  ['seen', 'version', 'signedOn', 'liveAt', 'corrects', 'key', 'lineKey', 'category', 'expected', 'canary'],
  ['columns.field', 'columns.unit', 'sheet', 'encoding', 'page', 'path', 'skippedGate', 'area'],
  ['taxNumber', 'country', 'nationality', 'residence'],
].flat();
/** The same beside texts for papers. */
const unprintedBeside: readonly string[] = [
  ['person.password', 'token', 'password', 'redirect', 'claim.words', 'consentVersion', 'category', 'makers'],
  ['seen.version', 'seen.parts.version', 'note', 'lines.note', 'lines.key', 'label', 'country', 'group'],
  ['withGroup', 'company.country', 'company.mersisNumber', 'mersisNumber', 'website', 'lei', 'name'],
  ['offer.lines.key', 'internalNote', 'ownCosts'],
  ['draft.originCountry', 'draft.typed', 'draft.attributes', 'draft.images.alt.en', 'draft.images.alt.tr'],
  ['draft.images.source', 'draft.details.passport.video', 'draft.priceRows.place'],
  ['draft.choices.variants.values', 'draft.choices.variants.priceMap.regions'],
  ['draft.choices.variants.priceMap.countries'],
].flat();

const isId = (key: string) => /^ids?$|Ids?$/.test(key);
/** Figures, hashes and file names, which can hold no letters of their own. */
const isBound = (pattern: unknown) => typeof pattern === 'string' && !/\\P\{Cc\}|\[\^/.test(pattern);

const texts = textsTaken('body').filter(
  ({ key, schema }) => !schema.format && !isId(key) && !isBound(schema.pattern),
);
const placeOf = ({ path }: (typeof texts)[number]) => path.join('.');
const withPapers = new Set(
  texts.filter(({ schema }) => schema[printedKeyword]).map(({ endpoint }) => endpoint),
);
const isUnprinted = (ending: string, text: (typeof texts)[number]) =>
  placeOf(text) === ending || (!withPapers.has(text.endpoint) && placeOf(text).endsWith(`.${ending}`));
const knownFor = ({ endpoint }: (typeof texts)[number]): readonly string[] =>
  withPapers.has(endpoint) ? unprintedBeside : unprinted;

it('a text that the API takes stands on papers, or is known not to', () => {
  const unknown = texts.filter(
    (it) => !it.schema[printedKeyword] && !knownFor(it).some((ending) => isUnprinted(ending, it)),
  );
  expect(unknown.map((it) => `${it.endpoint}: ${placeOf(it)}`)).toEqual([]);
});

it.each([
  [false, unprinted],
  [true, unprintedBeside],
])('what is known not to is taken somewhere, beside texts for papers: %s', (beside, known) => {
  const others = texts.filter((it) => !it.schema[printedKeyword] && withPapers.has(it.endpoint) === beside);
  expect(known.filter((ending) => !others.some((it) => isUnprinted(ending, it)))).toEqual([]);
});

/** Of each kind of paper: whom it names, what it offers, on which terms. */
it.each([
  ['POST /api/registration', 'name', 'company.legalName', 'company.taxOffice', 'company.address.line1'],
  ['POST /api/company/addresses', 'line1', 'line2', 'postalCode', 'city', 'region'],
  ['POST /api/company/bank-account', 'holder', 'bank'],
  ['PUT /api/quotes/{id}/offer-draft', 'offer.lines.title', 'offer.note', 'offer.tax.note'],
  ['PUT /api/quotes/{id}/offer-draft', 'offer.milestones.note', 'offer.bankDetails.bank'],
  ['POST /api/quotes/free-form', 'deliveryPlace', 'incoterm.place', 'what'],
  ['POST /api/bank/quotes/{id}/offers', 'terms.conditions.text', 'terms.words', 'terms.taxes.name'],
  ['POST /api/bank/quotes/{id}/letters', 'terms.documents', 'terms.expiryPlace'],
  ['PUT /api/manufacturer/products/{id}/draft', 'draft.title.en', 'draft.description.tr', 'draft.attributes'],
  ['POST /api/admin/companies/{id}/signatories', 'name', 'role'],
])('papers show what %s takes of names, goods and terms', (endpoint, ...places) => {
  const shown = texts.filter((it) => it.endpoint === endpoint && it.schema[printedKeyword]).map(placeOf);
  expect(shown).toEqual(expect.arrayContaining(places.filter(Boolean)));
});
