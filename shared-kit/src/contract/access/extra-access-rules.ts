import type { Navigation, Verdict } from './navigation.ts';

type ExtraRule = (navigation: Navigation) => Verdict | null;

/** A route names a rule that doesn't exist. Fatal: whether anybody may enter can't be said. */
export class UnknownAccessRule extends Error {
  readonly rule: string;

  constructor(rule: string, route: string) {
    super(`Route ${route} names the access rule ${rule}, which does not exist`);
    this.name = 'UnknownAccessRule';
    this.rule = rule;
  }
}

/** Rules that an entry of the route table may name in `access`; they are asked after all others let one in. */
export const extraAccessRules: Readonly<Record<string, ExtraRule>> = {
  'signed-in': ({ session }) => (session ? null : { kind: 'login' }),
  /** Only for people who operate the market. */
  operator: ({ session, config }) => (session?.user.isAdmin || config.development ? null : { kind: 'home' }),
  'of-a-company': ({ session }) => (session?.secure.companyId ? null : { kind: 'home' }),
};
