import type { Actor } from './actor.ts';

/** `hidden` makes the endpoint look missing to visitors who may not know of it. */
export type Refusal = 'signed-out' | 'forbidden' | 'hidden';
export type Verdict<Who extends Actor | null = Actor | null> =
  | Readonly<{ granted: true; actor: Who }>
  | Readonly<{ granted: false; reason: Refusal }>;

/** Decides whether somebody may use an endpoint. The granted actor type is the handler's. */
export type AccessPolicy<Who extends Actor | null = Actor | null> = (actor: Actor | null) => Verdict<Who>;

export const granted = <Who extends Actor | null>(actor: Who): Verdict<Who> => ({ granted: true, actor });
export const refused = (reason: Refusal): Verdict<never> => ({ granted: false, reason });

export const anyone: AccessPolicy = (actor) => granted(actor);

/** Open to everyone without a session look-up, so it works while the database is away. */
export const unidentified: AccessPolicy<null> = () => granted(null);

export const signedIn: AccessPolicy<Actor> = (actor) => (actor ? granted(actor) : refused('signed-out'));

/** Visitors may browse only if the configuration allows it. */
export const anyoneWhen = (open: boolean): AccessPolicy => (open ? anyone : signedIn);

const only =
  (flag: 'isAdmin' | 'isManufacturer' | 'isBank' | 'isProvider'): AccessPolicy<Actor> =>
  (actor) => {
    if (!actor) return refused('signed-out');
    return actor[flag] ? granted(actor) : refused('forbidden');
  };

export const onlyAdmin = only('isAdmin');
export const onlyManufacturer = only('isManufacturer');
export const onlyBank = only('isBank');
export const onlyProvider = only('isProvider');

/** A member acting for a company. The handler gets a company id that isn't null. */
export const onlyCompanyMember: AccessPolicy<Actor & { companyId: string }> = (actor) => {
  if (!actor) return refused('signed-out');
  const { companyId } = actor;
  return companyId ? granted({ ...actor, companyId }) : refused('forbidden');
};

/** A person who could join a company. Staff can't: they decide who joins one. */
export const onlyWithoutCompany: AccessPolicy<Actor> = (actor) => {
  if (!actor) return refused('signed-out');
  return actor.companyId || actor.isAdmin ? refused('forbidden') : granted(actor);
};

/** An owner of a company, who may change its data and members. */
export const onlyCompanyOwner: AccessPolicy<Actor & { companyId: string }> = (actor) => {
  const verdict = onlyCompanyMember(actor);
  return verdict.granted && verdict.actor.companyRole !== 'owner' ? refused('forbidden') : verdict;
};

const forCompanies: ReadonlySet<unknown> = new Set<unknown>([
  onlyCompanyMember,
  onlyCompanyOwner,
  onlyManufacturer,
  onlyBank,
  onlyProvider,
]);

/** Whether whoever passes acts for a company, and not only for themselves. */
export const actsForCompany = (policy: AccessPolicy): boolean => forCompanies.has(policy);
