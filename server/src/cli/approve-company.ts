import { emailInput } from 'shared-kit/contract/account';
import type { VerificationState } from 'shared-kit/contract/companies';
import { stepsOf } from 'shared-kit/contract/verification';
import { companyIdOf, type MailParts } from '../modules/accounts/index.ts';
import {
  type Company,
  companiesNamed,
  listSuspensions,
  listWaiting,
  lockCompany,
} from '../modules/companies/index.ts';
import { decide } from '../modules/verification/index.ts';
import type { Tx } from '../platform/db/index.ts';
import { StartFailure } from '../platform/start-failure.ts';
import { say } from './command.ts';

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

/** Prints the companies that wait for a decision, the longest waiting first. */
export async function listThoseWaiting(tx: Tx): Promise<void> {
  const waiting = await listWaiting(tx);
  for (const each of waiting) say(line(each));
  if (waiting.length === 0) say('No company waits for a decision.');
}

type Decider = Readonly<{ actor: string; reason: string }>;

/** Approves one company in its own transaction; returns the message for the operator. */
export async function approve(tx: Tx, parts: MailParts, named: string, decider: Decider): Promise<string> {
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
