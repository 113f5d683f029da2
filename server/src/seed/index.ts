import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { longestRateDays } from 'shared-kit/contract/financing';
import { createUser, hashPassword } from '../modules/accounts/index.ts';
import { shippedTree, syncTaxonomy, writeProducts } from '../modules/catalogue/index.ts';
import { addAddress, countCompanies, createCompany } from '../modules/companies/index.ts';
import { insertIndicativeRates } from '../modules/financing/index.ts';
import { insertRfq, insertRfqGroup, replayQuote } from '../modules/quotes/index.ts';
import { insertList } from '../modules/sanctions/index.ts';
import { type Database, newId, type Tx } from '../platform/db/index.ts';
import { seedVerifications } from './applications.ts';
import { demoAccounts, demoPassword } from './demo/accounts.ts';
import { type CompanyKey, demoCompanies, sellerOf } from './demo/companies.ts';
import { demoApplications, demoSanctionsList } from './demo/demo-applications.ts';
import { demoProducts } from './demo/demo-products.ts';
import { demoAddress } from './demo/registered-address.ts';
import { demoTaxNumber } from './demo/tax-number.ts';
import { demoIndicativeRates } from './demo/trade/demo-indicative-rates.ts';
import { demoGroups, stepsOf } from './demo/trade/demo-negotiations.ts';
import { type DemoRfq, demoRfqs } from './demo/trade/demo-rfqs.ts';
import { pricedLine } from './demo/trade/priced-line.ts';
import { seedDocumentsLater } from './documents/seed-documents.ts';
import { seedClaims } from './seed-claims.ts';
import { seedFinancing } from './seed-financing.ts';
import { seedPriceLists } from './seed-price-lists.ts';

type Ids = ReadonlyMap<string, string>;
const days = (now: Date, ago: number) => new Date(now.getTime() - ago * 86_400_000);
/** Days that a maker has to answer. */
const replyDays = 14;

const idIn = (ids: Ids, key: string): string => {
  const id = ids.get(key);
  if (!id) throw new Error(`the demo market has no ${key}`);
  return id;
};

async function seedCompanies(tx: Tx, now: Date): Promise<Ids> {
  const ids = new Map<string, string>();
  for (const [position, [key, { submittedDaysAgo, ...company }]] of Object.entries(demoCompanies).entries()) {
    const submittedAt = submittedDaysAgo === undefined ? null : days(now, submittedDaysAgo);
    const createdAt = days(now, (submittedDaysAgo ?? 0) + 2);
    const { legalName, brandName, kind, country, city, verification } = company;
    const stated = { legalName, brandName, kind, country, city, verification };
    const tax = { taxNumber: demoTaxNumber(company, position), taxOffice: country === 'TR' ? city : null };
    const id = await createCompany(tx, { ...stated, ...tax, submittedAt, createdAt });
    const address = demoAddress(company, position);
    if (address && !(key in demoApplications)) {
      await addAddress(tx, id, { ...address, kind: 'registered', label: null });
    }
    ids.set(key, id);
  }
  return ids;
}

/**
 * Creates the accounts. Returns the user who acts for each company, and under `staff` the one who decides for the
 * market.
 */
async function seedAccounts(tx: Tx, companies: Ids, passwordHash: string): Promise<Ids> {
  const people = new Map<string, string>();
  for (const { email, name, company, role, isAdmin, locale } of demoAccounts) {
    const membership = company && role ? { id: idIn(companies, company), role } : null;
    const id = await createUser(tx, { email, name, passwordHash, isAdmin, locale, company: membership });
    people.set(email, id);
    if (company) people.set(company, id);
    if (isAdmin) people.set('staff', id);
  }
  return people;
}

/** Spreads listings over days, so that the newest ones come from different makers. */
const listedDaysAgo = (position: number) => (position * 37) % 120;

/** Writes each maker's products together: one by one takes ten times as long. */
async function seedProducts(tx: Tx, companies: Ids, now: Date): Promise<Ids> {
  const ids = new Map<string, string>();
  const listed = demoProducts.map((it, position) => ({ ...it, addedAt: days(now, listedDaysAgo(position)) }));
  for (const [seller, theirs] of Map.groupBy(listed, (it) => it.seller)) {
    const products = theirs.map(({ product }) => product);
    const addedAt = theirs.map((it) => it.addedAt);
    const written = await writeProducts(tx, idIn(companies, seller), products, { addedAt });
    for (const [index, { model }] of products.entries()) {
      const id = written[index]?.row.id;
      if (id) ids.set(`${seller} ${model}`, id);
    }
  }
  return ids;
}

const linesOf = (rfq: DemoRfq) => rfq.lines.map((line) => pricedLine(rfq, line));
const currencyOf = (rfq: DemoRfq) => sellerOf(rfq.seller).selling.currency;

async function seedRfqs(tx: Tx, companies: Ids, products: Ids, now: Date): Promise<Ids> {
  const ids = new Map<string, string>();
  const groups = await seedGroups(tx, companies, now);
  for (const rfq of demoRfqs) {
    const { number, state, deliveryCountry, daysAgo } = rfq;
    const id = await insertRfq(tx, {
      number,
      deliveryCountry,
      deliveryPlace: demoCompanies[rfq.buyer].city,
      groupId: groups.get(number) ?? null,
      buyerCompanyId: idIn(companies, rfq.buyer),
      sellerCompanyId: idIn(companies, rfq.seller),
      requestedByName: personOf(rfq.buyer),
      currency: currencyOf(rfq),
      createdAt: days(now, daysAgo),
      replyBy: state === 'draft' ? null : days(now, daysAgo - replyDays),
      lines: linesOf(rfq).map(({ product, ...line }) => ({
        ...line,
        productId: idIn(products, `${rfq.seller} ${product.model}`),
        originCountry: product.originCountry,
        hsCode: shippedTree.get(product.categoryId)?.hsCode ?? null,
      })),
    });
    ids.set(number, id);
  }
  return ids;
}

async function seedGroups(tx: Tx, companies: Ids, now: Date): Promise<Ids> {
  const ids = new Map<string, string>();
  for (const { award, daysAgo, awardedDaysAgo, numbers } of demoGroups) {
    const buyer = demoRfqs.find((it) => it.number === numbers[0])?.buyer;
    if (!buyer) throw new Error(`no RFQ is ${numbers[0]}`);
    const id = await insertRfqGroup(tx, {
      kind: 'broadcast',
      award,
      buyerCompanyId: idIn(companies, buyer),
      createdAt: days(now, daysAgo),
      awardedAt: awardedDaysAgo === null ? null : days(now, awardedDaysAgo),
    });
    for (const number of numbers) ids.set(number, id);
  }
  return ids;
}

const personOf = (company: CompanyKey): string =>
  demoAccounts.find((it) => it.company === company)?.name ?? demoCompanies[company].brandName;

/** Replays the RFQs' history by the same rules as in the market. */
async function seedNegotiations(tx: Tx, rfqs: Ids, people: Ids, now: Date): Promise<void> {
  const day = (fromNow: number) => days(now, -fromNow).toISOString().slice(0, 10);
  const actor = (company: CompanyKey) => ({
    userId: people.get(company) ?? newId(),
    name: personOf(company),
  });
  for (const rfq of demoRfqs) {
    const steps = stepsOf(rfq, day).map(({ daysAgo, ...step }) => ({ ...step, at: days(now, daysAgo) }));
    const parties = { buyer: actor(rfq.buyer), seller: actor(rfq.seller) };
    await replayQuote(tx, idIn(rfqs, rfq.number), parties, steps);
  }
}

const seedIndicativeRates = (tx: Tx, companies: Ids, now: Date): Promise<void> =>
  insertIndicativeRates(
    tx,
    demoIndicativeRates.map(({ bank, daysAgo, ...rate }) => ({
      ...rate,
      validUntil: days(now, daysAgo - longestRateDays)
        .toISOString()
        .slice(0, 10),
      bankCompanyId: idIn(companies, bank),
      statedOn: days(now, daysAgo).toISOString().slice(0, 10),
    })),
  );

/** Keeps two starts on one database from seeding it at once. */
const seedingLock = 20_260_401;

/**
 * Fills an empty database with the fictional market, completely or not at all. Does nothing if a company exists, so it
 * never mixes with real data.
 */
export async function seedDemo(
  db: Database,
  log: Pick<FastifyBaseLogger, 'info'>,
  now: Date = new Date(),
): Promise<void> {
  const started = performance.now();
  const passwordHash = await hashPassword(demoPassword);
  const seeded = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedingLock})`);
    if ((await countCompanies(tx)) > 0) return false;
    await syncTaxonomy(tx);
    const companies = await seedCompanies(tx, now);
    const people = await seedAccounts(tx, companies, passwordHash);
    await insertList(tx, { source: 'opensanctions', names: demoSanctionsList, by: 'demo market', now });
    await seedVerifications({ tx, companyIds: companies, staffId: idIn(people, 'staff'), passwordHash, now });
    await seedClaims({ tx, companies, people, passwordHash, now });
    const products = await seedProducts(tx, companies, now);
    const rfqs = await seedRfqs(tx, companies, products, now);
    await seedNegotiations(tx, rfqs, people, now);
    await seedFinancing({ tx, companies, rfqs, people, now });
    await seedPriceLists({ tx, companies, products, now });
    await seedIndicativeRates(tx, companies, now);
    await seedDocumentsLater(tx, { companies, staffId: idIn(people, 'staff'), now });
    return true;
  });
  const milliseconds = Math.round(performance.now() - started);
  if (seeded) log.info({ products: demoProducts.length, milliseconds }, 'demo market seeded');
}
