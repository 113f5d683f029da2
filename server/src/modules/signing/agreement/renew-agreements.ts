import { eq } from 'drizzle-orm';
import { agreementPages } from 'shared-kit/contract/signing';
import { defineSweep, type JobContext } from '../../../platform/jobs/index.ts';
import { marketMailParts } from '../../accounts/index.ts';
import { lockCompany } from '../../companies/index.ts';
import { endDocument, findDocument, tellWatchers } from '../../documents/index.ts';
import { notify } from '../../notifications/index.ts';
import { type Signing, signing } from '../schema.ts';
import { presentVersion } from './agreement-text.ts';

type VersionOf = typeof presentVersion;

/**
 * After a new version of the agreement: gives the signed older ones the last day that the operator set, and asks their
 * companies to sign again. From then on they are reminded and lapse like any document.
 */
export async function renewAgreements(
  context: JobContext,
  stopped: AbortSignal,
  versionOf: VersionOf = presentVersion,
): Promise<void> {
  const inForce = await context.db.select().from(signing).where(eq(signing.state, 'in_force'));
  for (const signed of inForce) {
    if (stopped.aborted) return;
    await renewOne(context, signed, versionOf);
  }
}

const renewOne = (context: JobContext, signed: Signing, versionOf: VersionOf): Promise<void> =>
  context.db.transaction(async (tx) => {
    const { kind, locale, version, companyId, companyName, documentId } = signed;
    const present = versionOf(kind, locale);
    const until = version === present.version ? null : present.olderHoldUntil;
    if (documentId === null || (await findDocument(tx, documentId)).countsUntil === until) return;
    await lockCompany(tx, companyId);
    if (!(await endDocument(tx, documentId, until)) || until === null) return;
    await notify(marketMailParts(context), tx, {
      event: 'agreement-renewed',
      params: { company: companyName, day: until },
      to: { companyId },
      path: agreementPages[kind],
      dedupeKey: `agreement-renewed:${signed.id}:${present.version}`,
    });
    await tellWatchers(tx, companyId);
  });

export const askToSignAgain = defineSweep({
  name: 'renew-agreements',
  cron: '10 * * * *',
  limitSeconds: 600,
  run: (context, stopped) => renewAgreements(context, stopped),
});
