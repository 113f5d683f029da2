import { emailInput } from 'shared-kit/contract/account';
import { defaultLocale, type Locale, localePath, locales } from 'shared-kit/contract/languages';
import type { MadeAdmin } from '../modules/accounts/index.ts';
import { runProgram } from '../platform/run-program.ts';
import { StartFailure } from '../platform/start-failure.ts';
import { marketOrigin, onMarket, readArguments, say } from './command.ts';
import { nameGiven, operatorName } from './operator-name.ts';
import { readPassword } from './read-password.ts';

const usage = `Usage: pnpm admin:create <address> --name <their name> [--locale tr]

Makes somebody one of the market's staff, on the market of DATABASE_URL or DATA_DIR, and prints a link that sets
their password once. For somebody who is one already it prints a new link.

  --name <name>   how the market calls them: needed for somebody new
  --locale <l>    ${locales.join(' or ')}: in which language; default en
  --password      ask for a password instead of printing a link; where nobody types, read a line of standard input
  --promote       whoever has an account of that address already becomes one of the staff`;

const options = {
  name: { type: 'string' },
  locale: { type: 'string', default: defaultLocale },
  password: { type: 'boolean', default: false },
  promote: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

type Refused = Exclude<MadeAdmin, { userId: string }>['outcome'];
const refusals: Readonly<Record<Refused, string>> = {
  'name-missing': 'Nobody has that address yet: say who it is, as in --name "Deniz Aksoy".',
  'has-account':
    'That address has an account, which is not of the staff: --promote makes it so, with the password it has.',
  'address-unproved':
    'Somebody registered that address but never confirmed that it is theirs: let them use the link in their mail first.',
};

function required({ positionals, values }: ReturnType<typeof readArguments<typeof options>>) {
  const [address, ...more] = positionals;
  if (!address || more.length > 0) throw new StartFailure(usage);
  const email = emailInput.safeParse(address);
  if (!email.success) throw new StartFailure(`“${address}” is no e-mail address.`);
  const locale = locales.find((it) => it === values.locale);
  if (!locale) throw new StartFailure(`--locale takes ${locales.join(' or ')}.`);
  const name = values.name === undefined ? null : nameGiven('name', 'person', values.name);
  return { email: email.data, locale, name, promote: values.promote };
}

async function main(): Promise<void> {
  const given = readArguments(options, usage);
  if (given.values.help) return say(usage);
  const asked = required(given);
  const { hashPassword, makeAdmin, passwordLinkFor, setPassword } = await import(
    '../modules/accounts/index.ts'
  );
  const passwordHash = given.values.password ? await hashPassword(await readPassword()) : null;
  await onMarket(async ({ db, env }) => {
    const told = await db.transaction(async (tx) => {
      const made = await makeAdmin(tx, { ...asked, by: operatorName() });
      if (!('userId' in made)) throw new StartFailure(refusals[made.outcome]);
      const { outcome, userId } = made;
      if (passwordHash) await setPassword(tx, userId, passwordHash, operatorName());
      const link =
        passwordHash || outcome === 'promoted' ? null : await passwordLinkFor(tx, userId, new Date());
      return { outcome, link };
    });
    say(`${asked.email} ${told.outcome === 'known' ? 'is' : 'is now'} one of the market's staff.`);
    if (told.link) tellLink(told.link, asked.locale, marketOrigin(env), env.publicOrigin === null);
    else if (passwordHash) say('They sign in with that password.');
    else say('They sign in as before.');
  });
}

function tellLink(
  { path, expiresAt }: Readonly<{ path: string; expiresAt: Date }>,
  locale: Locale,
  origin: string,
  isGuess: boolean,
): void {
  const until = expiresAt.toISOString().slice(0, 16).replace('T', ' ');
  say(`This sets their password, once, until ${until} UTC. Whoever has it can sign in as them:`);
  say(`${origin}${localePath(path, locale)}`);
  if (isGuess) say('Without PUBLIC_URL the address is a guess: put that of your market before the path.');
}

runProgram(main);
