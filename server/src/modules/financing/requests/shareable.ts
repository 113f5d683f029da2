import { and, desc, eq } from 'drizzle-orm';
import type { Shareable } from 'shared-kit/contract/financing';
import type { Tx } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { type Company, verificationDecision } from '../../companies/index.ts';
import { readChecklist } from '../../documents/index.ts';
import { listSignatories } from '../../signing/index.ts';

/** What this person may share of their company with banks. */
export async function readShareable(
  tx: Tx,
  company: Company,
  { companyRole }: Pick<Actor, 'companyRole'>,
  now: Date,
): Promise<Shareable> {
  const isOwner = companyRole === 'owner';
  const asked = { reader: isOwner ? 'owner' : 'member', now, scans: false } as const;
  const { points } = await readChecklist(tx, company, asked);
  return {
    company: await verifiedFactsOf(tx, company),
    documents: points.flatMap(({ code, words, accepted, document, openedBy }) => {
      const counts = accepted ?? (document?.state === 'accepted' ? document : null);
      // A member may share only what they may open themselves.
      if (!counts?.file?.isReadable) return [];
      return {
        id: counts.id,
        requirement: code ?? words ?? '',
        name: counts.file.name,
        acceptedOn: counts.decidedAt,
        countsUntil: counts.countsUntil,
        isPersonal: openedBy === 'owners',
      };
    }),
    people: isOwner ? (await listSignatories(tx, company.id)).map(({ name, role }) => ({ name, role })) : [],
    mayIncludePeople: isOwner,
  };
}

async function verifiedFactsOf(tx: Tx, company: Company): Promise<Shareable['company']> {
  const { id, legalName, country, city, taxNumber, taxOffice, mersisNumber } = company;
  const [approval] = await tx
    .select({ at: verificationDecision.at })
    .from(verificationDecision)
    .where(and(eq(verificationDecision.companyId, id), eq(verificationDecision.to, 'approved')))
    .orderBy(desc(verificationDecision.at))
    .limit(1);
  return {
    legalName,
    country,
    city,
    taxNumber,
    taxOffice,
    mersisNumber,
    verifiedOn: approval?.at.toISOString() ?? null,
  };
}
