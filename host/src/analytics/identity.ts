import type { Session } from 'shared-kit/contract/session';

type Person = Readonly<{ id: string; properties: Readonly<Record<string, string | null>> }>;

/** Calls to make before the next event, so that it counts for the right person. */
export type IdentityStep = Readonly<{ reset: boolean; identify: Person | null }>;

/** `known`: the person whom the client has identified; null if nobody has signed in yet. */
export function identityStep(session: Session | null, known: string | null): IdentityStep {
  const id = session?.secure.id ?? null;
  return {
    reset: known !== null && known !== id,
    identify: session && personOf(session),
  };
}

const personOf = ({ secure: { id, email, companyId, companyName } }: Session): Person => ({
  id,
  properties: { id, email, companyId, companyName },
});
