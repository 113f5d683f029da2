import { emailInput, stepsOf, type VerificationState } from 'shared-kit/contract';
import { companyIdOf, type MailParts } from '../modules/accounts/index.ts';
import {
  type Company,
  companiesNamed,
  listSuspensions,
  listWaiting,
  lockCompany,
} from '../modules/companies/index.ts';
import { decide } from '../modules/verification/index.ts';
import { systemClock } from '../platform/clock.ts';
import type { Tx } from '../platform/db/index.ts';
import { StartFailure } from '../platform/start-failure.ts';
import { marketOrigin, onMarket, readArguments, runCommand, say } from './command.ts';
import { operatorName } from './operator-name.ts';

const usage = `Usage: pnpm company:approve <company> --reason <why> [--by <who>]
       pnpm company:approve --list

Lets a company trade, on the market of DATABASE_URL or DATA_DIR, keeps who decided so, and tells its people. A company
is named by its id, its tax number, or the e-mail address of one of its people. It is approved even if documents are
missing, which staff can't do on their page; so the reason is needed.

  --reason <why>  kept with the decision
  --by <who>      who decides; default the name of this account on this machine
  --list          the companies that wait for a decision, the longest waiting first`;

const options = {
  reason: { type: 'string' },
  by: { type: 'string' },
  list: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** What to do instead if a company can't be approved in its state. */
const remedies: Readonly<Partial<Record<VerificationState, string>>> = {
  draft: 'its owner has not confirmed their e-mail address yet, by the link in their mail',
  rejected: 'it was turned down; let it appeal, or let staff reopen it',
};

const line = ({ id, legalName, country, taxNumber, verification }: Company) =>
  `${id}  ${verification.padEnd(17)}  ${country} ${taxNumber ?? 'no tax number'}  ${legalName}`;

async function findOne(tx: Tx, named: string): Promise<Company> {
  const email = emailInput.safeParse(named);
  const found = await companiesNamed(tx, email.success ? ((await companyIdOf(tx, email.data)) ?? '') : named);
  const [one, ...others] = found;
  if (!one) {
    throw new StartFailure(`No company is known by “${named}”: pnpm company:approve --list shows who waits.`);
  }
  if (others.length === 0) return one;
  throw new StartFailure(
    [`${found.length} companies are known by “${named}”: name one by its id.`, ...found.map(line)].join('\n'),
  );
}

async function list(tx: Tx): Promise<void> {
  const waiting = await listWaiting(tx);
  for (const each of waiting) say(line(each));
  if (waiting.length === 0) say('No company waits for a decision.');
}

type Decider = Readonly<{ actor: string; reason: string }>;

/** Approves one company in its own transaction; returns the message for the operator. */
async function approve(tx: Tx, parts: MailParts, named: string, decider: Decider): Promise<string> {
  const { id: companyId } = await findOne(tx, named);
  // If two run at once, the second finds it approved.
  const company = await lockCompany(tx, companyId);
  if (!company) throw new StartFailure('The company is gone.');
  const { legalName, verification: from } = company;
  if (from === 'approved') return `${legalName} was approved before: nothing was changed.`;
  if (from === 'suspended') {
    for (const { reason: suspension } of await listSuspensions(tx, companyId)) {
      await decide(parts, tx, { companyId, decision: 'reinstate', suspension, version: null, ...decider });
    }
  } else if (stepsOf('approve', from)) {
    await decide(parts, tx, { companyId, decision: 'approve', version: null, ...decider });
  } else {
    throw new StartFailure(`${legalName} can't be approved: ${remedies[from] ?? `it is ${from}`}.`);
  }
  return `${legalName} is approved: it may trade from now on. Kept as decided by ${decider.actor}.`;
}

async function main(): Promise<void> {
  const { positionals, values } = readArguments(options, usage);
  if (values.help) return say(usage);
  const [named, ...more] = positionals;
  if (values.list && !named) return onMarket(({ db }) => list(db));
  if (!named || more.length > 0) throw new StartFailure(usage);
  const actor = (values.by?.trim() || operatorName()).slice(0, 100);
  const reason = values.reason?.trim().slice(0, 1000);
  if (!reason) throw new StartFailure(`Say why with --reason: it is kept with the decision.\n\n${usage}`);
  await onMarket(async ({ db, env }) => {
    const parts = { db, clock: systemClock, brandName: env.public.brandName, origin: marketOrigin(env) };
    say(await db.transaction((tx) => approve(tx, parts, named, { actor, reason })));
  });
}

runCommand(main);
