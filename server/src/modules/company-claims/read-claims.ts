import {
  type CompanyClaimsAnswer,
  claimAnswerDue,
  mayGrantClaim,
  type OwnClaimAnswer,
  type StaffClaim,
  type StaffClaimsAnswer,
} from 'shared-kit/contract/claims';
import type { Tx } from '../../platform/db/index.ts';
import { timeCursor } from '../../platform/http/index.ts';
import { mayBeJoined } from './may-be-joined.ts';
import { claimAtStake } from './propose-owner.ts';
import { findOwnClaim, listDecided, listOpen, listOpenOf, type ReadClaim } from './repository.ts';

export async function readOwnClaim(tx: Tx, userId: string): Promise<OwnClaimAnswer> {
  const found = await findOwnClaim(tx, userId);
  if (!found) return { claim: null };
  const { id, state, country, taxNumber, askedAt, reason } = found;
  return { claim: { id, state, country, taxNumber, reason, askedAt: askedAt.toISOString() } };
}

const claimantOf = ({ claim: { id, state, words, openedAt, askedAt }, name, email }: ReadClaim) => ({
  id,
  state,
  words,
  name,
  email,
  openedAt: (openedAt ?? askedAt).toISOString(),
});

export async function readCompanyClaims(tx: Tx, companyId: string): Promise<CompanyClaimsAnswer> {
  return { claims: (await listOpenOf(tx, companyId)).map(claimantOf) };
}

type Asked = Readonly<{ list: 'open' | 'decided'; cursor?: string | undefined; limit: number; now: Date }> &
  Staff;
/** Who reads, and whether making an owner takes two of them. */
type Staff = Readonly<{ reader: string; fourEyes: boolean }>;

export async function readStaffClaims(
  tx: Tx,
  { list, cursor, limit, now, ...staff }: Asked,
): Promise<StaffClaimsAnswer> {
  const after = cursor === undefined ? null : timeCursor.read(cursor);
  const found = await (list === 'open' ? listOpen : listDecided)(tx, { after, limit });
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1)?.claim : undefined;
  const at = list === 'open' ? last?.openedAt : last?.endedAt;
  return {
    claims: shown.map((each) => staffClaimOf(each, now, staff)),
    next: last && at ? timeCursor.write({ at, id: last.id }) : null,
  };
}

function staffClaimOf(read: ReadClaim, now: Date, { reader, fourEyes }: Staff): StaffClaim {
  const { claim, company, answeredBy } = read;
  const { state, country, taxNumber, openedAt, askedAt, reason, endedAt } = claim;
  return {
    ...claimantOf(read),
    company: { id: company.id, name: company.name, country, taxNumber },
    answeredBy,
    reason,
    answerDue: claimAnswerDue(openedAt ?? askedAt).toISOString(),
    mayGrant: mayGrantClaim(state, openedAt, now) && mayBeJoined(company),
    version: claimAtStake(claim).version,
    needsTwo: fourEyes,
    proposal: proposalOf(read, reader),
    decidedAt: endedAt?.toISOString() ?? null,
  };
}

function proposalOf({ claim, proposer }: ReadClaim, reader: string): StaffClaim['proposal'] {
  const { proposedBy, proposedReason: reason, proposedAt: at } = claim;
  if (reason === null || at === null) return null;
  return { by: proposer, at: at.toISOString(), reason, isMine: proposedBy === reader };
}
