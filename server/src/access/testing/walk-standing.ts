import { eq } from 'drizzle-orm';
import { standingAllows, type VerificationState, verificationStates } from 'shared-kit/contract/companies';
import type { ErrorCode } from 'shared-kit/contract/errors';
import { followStanding } from '../../modules/catalogue/index.ts';
import { listMissingProducts } from '../../modules/catalogue/module.ts';
import { company } from '../../modules/companies/index.ts';
import type { JobContext } from '../../platform/jobs/index.ts';
import type { Role } from './roles.ts';
import { rows } from './rows/index.ts';
import type { Case, Thing } from './rules.ts';
import type { Asked, StandingRow } from './standing-rows.ts';
import { filled } from './walk.ts';
import type { Answered, World } from './world.ts';

/** A company's state; one that is suspended for sanctions is frozen besides. */
export type Standing = VerificationState | 'frozen';
export const standings: readonly Standing[] = [...verificationStates, 'frozen'];

const stateOf = (standing: Standing): VerificationState => (standing === 'frozen' ? 'suspended' : standing);

/** Answers by which the market refuses for a company's standing. */
const refusals: readonly string[] = [
  'company.not-allowed',
  'quote.company-not-approved',
  'quote.seller-unavailable',
  'quote.line-unavailable',
  'product.unavailable',
  'financing.bank-unavailable',
] satisfies readonly ErrorCode[];

/** Puts a role's company into a state, as a decision of the staff does. */
async function stand({ db, people }: World, role: Role, standing: Standing, from: Standing): Promise<void> {
  const { companyId } = people.of(role);
  const to = stateOf(standing);
  await db.transaction(async (tx) => {
    const frozenSince = standing === 'frozen' ? new Date() : null;
    await tx.update(company).set({ verification: to, frozenSince }).where(eq(company.id, companyId));
    await followStanding(tx, companyId, { from: stateOf(from), to });
  });
  // What left the listing comes back by a job.
  const returns = standingAllows(to, 'be-listed') && !standingAllows(stateOf(from), 'be-listed');
  if (returns) await listMissingProducts.run({}, { db } as JobContext, new AbortController().signal);
}

const isWrite = (endpoint: string): boolean => !endpoint.startsWith('GET ');
const isIn = (answer: string): boolean => ['done', 'let in', 'shown'].includes(answer);
const actors: readonly Role[] = ['buyer', 'seller', 'bank', 'provider'];

/** Who asks, with which of the matrix's cases. */
function partsOf(
  endpoint: string,
  wanted: Partial<Asked>,
): Readonly<{ actor: Role; cell: Case | undefined }> {
  const cells = rows[endpoint] ?? [];
  const chosen = wanted.as ?? wanted.of;
  const fits = (cell: Case, actor: Role) =>
    wanted.case === undefined ? isIn(cell.answers(actor)) : cell.of === wanted.case;
  for (const actor of chosen ? [chosen] : actors) {
    const cell = cells.find((it) => fits(it, actor));
    if (cell) return { actor, cell };
  }
  return { actor: chosen ?? 'buyer', cell: cells[0] };
}

/** The faults of one endpoint in every state of the company that it asks about. */
export async function walkStanding(world: World, endpoint: string, row: StandingRow): Promise<string[]> {
  if (row === 'nobody') return [];
  if (typeof row === 'string') return walkCells(world, endpoint, null, row === 'free');
  const faults: string[] = [];
  for (const asked of row) faults.push(...(await walkCells(world, endpoint, asked, true)));
  return faults;
}

async function walkCells(
  world: World,
  endpoint: string,
  asked: Asked | null,
  freezes: boolean,
): Promise<string[]> {
  const { actor, cell } = partsOf(endpoint, asked ?? {});
  const about = asked?.of ?? actor;
  const isAllowed = (standing: Standing) => {
    if (standing !== 'frozen') return asked === null || standingAllows(standing, asked.asks);
    // Who is frozen only reads; others can't go on with it either.
    if (about === actor && isWrite(endpoint) && freezes) return false;
    return asked === null || (asked.asks !== 'go-on' && standingAllows('suspended', asked.asks));
  };
  // What may change the thing comes last, each time with a new one.
  const ordered = standings.toSorted((one, other) => Number(isAllowed(one)) - Number(isAllowed(other)));
  const make = (isNew: boolean) => asked?.thing?.(world) ?? cell?.thing?.(world, isNew) ?? {};
  let thing = await make(true);
  let isUsed = false;
  const faults: string[] = [];
  for (const standing of ordered) {
    const isOpen = isAllowed(standing);
    if (isUsed && cell?.changes) thing = await make(true);
    const answered = await askIn(world, endpoint, { about, actor, standing, thing, asked, cell });
    isUsed ||= (isOpen || asked?.isUsedUp === true) && isWrite(endpoint);
    const fault = faultOf(answered, { isOpen, asked, thing });
    if (fault) faults.push(`${endpoint} of ${about} that is ${standing}, as ${actor}: ${fault}`);
  }
  return faults;
}

type Asking = Readonly<{
  about: Role;
  actor: Role;
  standing: Standing;
  thing: Thing;
  asked: Asked | null;
  cell: Case | undefined;
}>;

async function askIn(world: World, endpoint: string, asking: Asking): Promise<Answered> {
  const { about, actor, standing, thing, asked, cell } = asking;
  await stand(world, about, standing, 'approved');
  const [method = '', path = ''] = endpoint.split(' ');
  const query = asked?.query ?? cell?.query;
  const address = filled(`${path}${query ? `?${query}` : ''}`, thing);
  const answered = await world.ask(actor, method, address, thing.body, asked?.fileType ?? cell?.fileType);
  if (cell?.endsSessions) await world.people.signIn(actor);
  await stand(world, about, 'approved', standing);
  return answered;
}

type Expected = Readonly<{ isOpen: boolean; asked: Asked | null; thing: Thing }>;

function faultOf({ status, text }: Answered, { isOpen, asked, thing }: Expected): string | null {
  const code = /"code":"([^"]+)"/.exec(text)?.[1];
  const said = `answered ${status} ${code ?? ''}`;
  const isHidden = thing.mark !== undefined && !text.includes(thing.mark);
  // A market that doesn't listen has no live news.
  if (status >= 500) return code === 'server.not-ready' ? null : said;
  if (isOpen) {
    if (asked?.refuses === 'hidden') return isHidden ? 'expected it to be shown' : null;
    if (asked?.refuses === 'draft')
      return text.includes('"submitted":true') ? null : `is not submitted, ${said}`;
    return code !== undefined && refusals.includes(code) ? `expected to be let in, ${said}` : null;
  }
  if (asked?.refuses === 'hidden') return isHidden ? null : 'expected it to be hidden';
  if (asked?.refuses === 'draft')
    return text.includes('"submitted":false') ? null : `expected a draft, ${said}`;
  const expected: readonly (string | undefined)[] = [asked?.refuses, 'company.not-allowed'];
  return expected.includes(code) ? null : `expected ${asked?.refuses ?? 'company.not-allowed'}, ${said}`;
}
