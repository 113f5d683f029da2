import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { aBankOffer, financingOf } from '../../modules/financing/testing.ts';
import { testSignatory } from '../../modules/signing/testing.ts';
import { quoteIn } from './quotes.ts';
import type { Role } from './roles.ts';
import { aPdf, buyersDocument } from './things.ts';
import { firstValue, type World } from './world.ts';

export type FinancingUntil = 'shared' | 'proposed' | 'binding';

/** A financing request of the buyer that is shared with `bank`, which has proposed or sent a binding offer. */
export async function financing(world: World, until: FinancingUntil = 'shared') {
  const { db, people } = world;
  const { id: quoteId, seen } = await quoteIn(world, 'offered');
  const body = financingOf(seen, [people.of('bank').companyId]);
  await world.done('buyer', 'POST', `/api/quotes/${quoteId}/financing`, body);
  const ofQuote = sql`request_id in (select id from financing_request where rfq_id = ${quoteId})`;
  const bankQuoteId = await firstValue(db, sql`select id from bank_quote where ${ofQuote}`);
  if (until === 'shared') return { quoteId, bankQuoteId, offerId: '' };
  const offer = { kind: 'binding', terms: aBankOffer(seen.total) };
  await world.done('bank', 'POST', `/api/bank/quotes/${bankQuoteId}/offers`, offer);
  const offerId = await firstValue(db, sql`select id from bank_offer where bank_quote_id = ${bankQuoteId}`);
  if (until === 'binding') {
    await db.execute(sql`update bank_offer set state = 'sent', sent_at = now(), decided_by = gen_random_uuid()
      where id = ${offerId}`);
    await db.execute(sql`update bank_quote set state = 'binding' where id = ${bankQuoteId}`);
    await db.execute(sql`update financing_request set state = 'offers_in' where rfq_id = ${quoteId}`);
  }
  return { quoteId, bankQuoteId, offerId };
}

/** The same as `binding`, and the bank asks to withdraw it; returns the question. */
export async function withdrawalAsked(world: World) {
  const made = await financing(world, 'binding');
  const body = { offerId: made.offerId, reason: 'Our rates have risen' };
  await world.done('bank', 'POST', `/api/bank/quotes/${made.bankQuoteId}/withdrawal-question`, body);
  const withdrawalId = await firstValue(
    world.db,
    sql`select id from offer_withdrawal where bank_quote_id = ${made.bankQuoteId}`,
  );
  return { ...made, withdrawalId };
}

const condition = { text: 'Insurance policy', gate: 'later' as const, drawdown: null };
const today = () => new Date().toISOString().slice(0, 10);
const octets = 'application/octet-stream';

/** What each role of a world has uploaded. */
const uploads = new WeakMap<World, Map<Role, Promise<string>>>();

/** A PDF that nobody was sent yet; returns its id. A role's first one is uploaded and inspected, the others copy its row. */
async function uploaded(world: World, role: Role): Promise<string> {
  const ofWorld = uploads.get(world) ?? new Map<Role, Promise<string>>();
  uploads.set(world, ofWorld);
  const first =
    ofWorld.get(role) ??
    world.done(role, 'POST', '/api/financing-files?name=a.pdf', aPdf(), octets).then(({ id }) => id);
  ofWorld.set(role, first);
  return firstValue(
    world.db,
    sql`insert into financing_file (id, uploaded_by, name, media_type, bytes, file_key, sha256, created_at)
      select gen_random_uuid(), uploaded_by, name, media_type, bytes, file_key, sha256, created_at
      from financing_file where id = ${await first} returning id`,
  );
}

/** An accepted financing of an accepted quote, with one condition. */
export async function acceptedFinancing(world: World) {
  const made = await financing(world, 'binding');
  const terms = JSON.stringify([condition]);
  await world.db.transaction(async (tx) => {
    await tx.execute(sql`alter table bank_offer disable trigger bank_offer_immutable`);
    await tx.execute(sql`update bank_offer set terms = jsonb_set(terms, '{conditions}', ${terms}::jsonb)
      where id = ${made.offerId}`);
    await tx.execute(sql`alter table bank_offer enable trigger bank_offer_immutable`);
  });
  const { offerId, quoteId, bankQuoteId } = made;
  await world.done('buyer', 'POST', `/api/quotes/${quoteId}/financing/acceptance`, { offerId });
  await world.done('buyer', 'POST', `/api/quotes/${quoteId}/accept`, await acceptanceOf(world, quoteId));
  const conditionId = await firstValue(
    world.db,
    sql`select id from bank_quote_condition where bank_quote_id = ${bankQuoteId}`,
  );
  return { ...made, conditionId };
}

/** What the buyer of a quote accepts. */
export async function acceptanceOf(world: World, quoteId: string) {
  const { versions } = await world.done('buyer', 'GET', `/api/quotes/${quoteId}`);
  const { id, total, currency } = versions.at(-1);
  return { versionId: id, total, currency };
}

export const aContract = async (world: World) => ({
  fileId: await uploaded(world, 'bank'),
  form: 'ink',
  signedOn: today(),
});

const nobodysCode = '000000';

/** An accepted financing with a contract that awaits signatures made here: the bank's, or the buyer's. */
export async function contractToSign(world: World, awaits: 'bank' | 'buyer') {
  const made = await acceptedFinancing(world);
  const { bankQuoteId } = made;
  const contract = { ...(await aContract(world)), form: 'market', signedOn: null };
  // Signatories whom no role of this market plays.
  for (const role of ['bank', 'buyer'] as const)
    await testSignatory(world.db, { companyId: world.people.of(role).companyId, userId: randomUUID() });
  await world.done('bank', 'POST', `/api/bank/quotes/${bankQuoteId}/contract`, contract);
  if (awaits === 'buyer')
    await world.db.execute(
      sql`update financing_contract set bank_signed_at = now() where bank_quote_id = ${bankQuoteId}`,
    );
  const { drawdown } = await world.done('bank', 'GET', `/api/bank/quotes/${bankQuoteId}`);
  const { id: contractId, file } = drawdown.contract;
  const { sha256 } = file;
  return {
    ...made,
    contractId,
    code: { sha256, locale: 'en' },
    signature: { name: 'Nobody', sha256, consentVersion: '1', code: nobodysCode },
  };
}

/** The same with a signed contract that awaits the buyer, and what the buyer confirms. */
export async function contractSent(world: World) {
  const made = await acceptedFinancing(world);
  await world.done('bank', 'POST', `/api/bank/quotes/${made.bankQuoteId}/contract`, await aContract(world));
  const { request } = await world.done('buyer', 'GET', `/api/quotes/${made.quoteId}/financing`);
  const { id: contractId, signedOn, file } = request.bankQuotes[0].drawdown.contract;
  return { ...made, seen: { contractId, signedOn, sha256: file.sha256, confirms: true, text: '' } };
}

/** The same with a contract that both sides confirmed. */
export async function contractSigned(world: World) {
  const made = await contractSent(world);
  await world.done('buyer', 'POST', `/api/quotes/${made.quoteId}/financing/contract`, made.seen);
  return made;
}

export const aPayment = () => ({
  amount: '1000',
  paidOn: today(),
  reference: 'TR-1',
  milestone: '',
  corrects: null,
});

/** A request for a version that its maker has replaced, and what shares the newer one. */
export async function versionReplaced(world: World) {
  const made = await financing(world, 'binding');
  const url = `/api/quotes/${made.quoteId}/offer-draft`;
  const { revision, offer } = await world.done('seller', 'GET', url);
  const changed = { revision, offer: { ...offer, leadTimeWeeks: 13 }, internalNote: '' };
  const saved = await world.done('seller', 'PUT', url, changed);
  await world.done('seller', 'POST', `/api/quotes/${made.quoteId}/send`, {
    revision: saved.revision,
    text: '',
  });
  const { request, consentVersion } = await world.done(
    'buyer',
    'GET',
    `/api/quotes/${made.quoteId}/financing`,
  );
  const { id: versionId, number, total } = request.newerVersion;
  const share = { versionId, ownFunds: '0', amount: total.amount, consentVersion };
  return { ...made, share, versionNumber: number };
}

/** The same, shared: the bank's offer has to be confirmed. */
export async function unconfirmedOffer(world: World) {
  const made = await versionReplaced(world);
  await world.done('buyer', 'POST', `/api/quotes/${made.quoteId}/financing/version`, made.share);
  return made;
}

/** A request with an accepted document of the buyer, which `bank` may open. */
export async function sharedDocument(world: World) {
  const documentId = await buyersDocument(world);
  await world.db.execute(sql`update company_document set state = 'rejected', replaced_at = now()
    where state = 'accepted' and company_id = ${world.people.of('buyer').companyId}`);
  await world.db.execute(sql`update company_document
    set state = 'accepted', is_scanned = true, decided_at = now() where id = ${documentId}`);
  const { id: quoteId, seen } = await quoteIn(world, 'offered');
  const asked = { ...financingOf(seen, [world.people.of('bank').companyId]), documentIds: [documentId] };
  await world.done('buyer', 'POST', `/api/quotes/${quoteId}/financing`, asked);
  const bankQuoteId = await firstValue(
    world.db,
    sql`select b.id from bank_quote b join financing_request r on r.id = b.request_id
      where r.rfq_id = ${quoteId}`,
  );
  return { bankQuoteId, documentId };
}

/** A file that the buyer sent to `bank`; returns its id. */
export async function sentFile(world: World): Promise<string> {
  const { quoteId, bankQuoteId } = await financing(world);
  const fileId = await uploaded(world, 'buyer');
  const body = { bankQuoteId, text: '', fileIds: [fileId] };
  await world.done('buyer', 'POST', `/api/quotes/${quoteId}/financing/messages`, body);
  return fileId;
}

/** An accepted quote that waits for financing; returns what extends the wait. */
export async function waitingForFinancing(world: World) {
  const { id, seen } = await quoteIn(world, 'offered');
  await world.db.transaction(async (tx) => {
    await tx.execute(sql`alter table quote_version disable trigger quote_version_immutable`);
    await tx.execute(
      sql`update quote_version set financing_until = now() + interval '9 days' where rfq_id = ${id}`,
    );
    await tx.execute(sql`alter table quote_version enable trigger quote_version_immutable`);
  });
  await world.done('buyer', 'POST', `/api/quotes/${id}/accept`, { ...seen, isSubjectToFinancing: true });
  const until = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  return { id, body: { versionId: seen.versionId, until } };
}
