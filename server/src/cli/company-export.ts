import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { emailInput } from 'shared-kit/contract/account';
import { companyIdOf } from '../modules/accounts/index.ts';
import { type Company, companiesNamed } from '../modules/companies/index.ts';
import { exportCompany } from '../modules/retention/index.ts';
import type { Tx } from '../platform/db/index.ts';
import { provideFiles } from '../platform/files/index.ts';
import { runProgram } from '../platform/run-program.ts';
import { StartFailure } from '../platform/start-failure.ts';
import { figure, onMarket, readArguments, say, whereCalled } from './command.ts';

const usage = `Usage: pnpm company:export <company> <folder>

Writes all that the market of DATABASE_URL or DATA_DIR stores of a company into a new folder: company.json with the rows
of each table, and the files that its people uploaded. Left out are notes of staff and banks, sanctions hits, and what
belongs to others. A company is named by its id, its tax number, or the e-mail address of one of its people.`;

const options = { help: { type: 'boolean', short: 'h', default: false } } as const;

async function findOne(tx: Tx, named: string): Promise<Company> {
  const email = emailInput.safeParse(named);
  const found = await companiesNamed(tx, email.success ? ((await companyIdOf(tx, email.data)) ?? '') : named);
  const [one, ...others] = found;
  if (!one) throw new StartFailure(`No company is known by “${named}”.`);
  if (others.length === 0) return one;
  const lines = found.map(({ id, legalName }) => `${id}  ${legalName}`);
  throw new StartFailure(
    [`${found.length} companies are known by “${named}”: name one by its id.`, ...lines].join('\n'),
  );
}

async function main(): Promise<void> {
  const { positionals, values } = readArguments(options, usage);
  if (values.help) return say(usage);
  const [named, target, ...more] = positionals;
  if (!named || !target || more.length > 0) throw new StartFailure(usage);
  const folder = whereCalled(target);
  if (existsSync(folder)) throw new StartFailure(`${folder} is there already: name a new folder.`);
  await onMarket(async ({ db, dataDir, env }) => {
    const { id, legalName } = await findOne(db, named);
    const files = await provideFiles(env.s3, dataDir);
    const { rows, files: count, missing } = await exportCompany({ db, files }, id, folder);
    say(`${figure(rows)} rows and ${figure(count)} files of ${legalName} are in ${folder}.`);
    for (const key of missing) say(`Not in the store: ${key}`);
    say(`Whoever has ${join(folder, 'company.json')} has personal data: keep it as you keep the database.`);
  });
}

runProgram(main);
