import type { Actor } from './actor.ts';

/** `hidden` makes the endpoint look missing to those who may not know of it. */
export type Refusal = 'signed-out' | 'forbidden' | 'hidden';
export type Verdict<Who extends Actor | null = Actor | null> =
  | Readonly<{ granted: true; actor: Who }>
  | Readonly<{ granted: false; reason: Refusal }>;

/** Says whether somebody may use an endpoint; what it grants is the type of actor that the handler gets. */
export type AccessPolicy<Who extends Actor | null = Actor | null> = (actor: Actor | null) => Verdict<Who>;

export const granted = <Who extends Actor | null>(actor: Who): Verdict<Who> => ({ granted: true, actor });
export const refused = (reason: Refusal): Verdict<never> => ({ granted: false, reason });

export const anyone: AccessPolicy = (actor) => granted(actor);

/** Open to everyone and without a session look-up: works while the database is away. */
export const unidentified: AccessPolicy<null> = () => granted(null);

export const signedIn: AccessPolicy<Actor> = (actor) => (actor ? granted(actor) : refused('signed-out'));

/** Visitors may browse only where the configuration says so. */
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

/** A person who acts for a company. The handler then has a company id that is not null. */
export const onlyCompanyMember: AccessPolicy<Actor & { companyId: string }> = (actor) => {
  if (!actor) return refused('signed-out');
  const { companyId } = actor;
  return companyId ? granted({ ...actor, companyId }) : refused('forbidden');
};

/** A person who answers for a company: its data and its members are theirs to change. */
export const onlyCompanyOwner: AccessPolicy<Actor & { companyId: string }> = (actor) => {
  const verdict = onlyCompanyMember(actor);
  return verdict.granted && verdict.actor.companyRole !== 'owner' ? refused('forbidden') : verdict;
};
