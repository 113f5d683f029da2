import { createHash } from 'node:crypto';
import {
  type RequirementCode,
  requirementCodes,
  requirementNamed,
  requirementsOf,
} from 'shared-kit/contract/documents';
import { defaultLocale, locales } from 'shared-kit/contract/languages';
import { documentFolder, insertDocuments } from '../../modules/documents/index.ts';
import { insertJoint, insertSignatory, insertSigned } from '../../modules/signing/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { JobContext } from '../../platform/jobs/index.ts';
import { writePdf } from '../../platform/pdf/index.ts';
import { storeUpload } from '../../platform/uploads/index.ts';
import { demoAccounts } from '../demo/accounts.ts';
import { type CompanyKey, demoCompanies } from '../demo/companies.ts';
import { demoApplications } from '../demo/demo-applications.ts';
import { demoDocumentsOf } from './demo-documents.ts';
import { writeDemoOwners } from './write-demo-owners.ts';

/** The demo companies by their short names; `now` is the time of seeding. */
export type Seeding = Readonly<{ companies: Readonly<Record<string, string>>; staffId: string; now: string }>;
type Specimen = Readonly<{ fileKey: string; sha256: string; bytes: number; name: string }>;

export async function writeDemoDocuments(seeding: Seeding, context: JobContext): Promise<void> {
  const specimens = await storeSpecimens(seeding, context);
  await context.db.transaction(async (tx) => {
    await writeRows(tx, seeding, specimens);
    await writeDemoOwners(tx, seeding);
    await writeJointPowers(tx, seeding);
    await writeAgreements(tx, seeding, context.env.public.brandName);
  });
}

/** One PDF of each kind; companies share them. */
async function storeSpecimens(
  { staffId, now }: Seeding,
  context: JobContext,
): Promise<ReadonlyMap<RequirementCode, Specimen>> {
  const by = { userId: staffId, companyId: null };
  const specimens = new Map<RequirementCode, Specimen>();
  for (const code of requirementCodes) {
    const content = await specimenOf(code, new Date(now));
    const key = `${documentFolder}/demo/${code}`;
    await storeUpload(context, { key, content, by });
    const sha256 = createHash('sha256').update(content).digest('hex');
    specimens.set(code, { fileKey: key, sha256, bytes: content.length, name: `${code}.pdf` });
  }
  return specimens;
}

function specimenOf(code: RequirementCode, createdAt: Date): Promise<Buffer> {
  const title = locales.map((locale) => requirementNamed(code, locale)).join(' · ');
  return writePdf({
    title,
    locale: defaultLocale,
    author: 'Tezgah',
    createdAt,
    footNote: 'Specimen · Örnek',
    blocks: [
      { kind: 'heading', level: 1, text: title },
      { kind: 'paragraph', text: 'A specimen of the fictional market. Kurgusal pazarın örnek belgesi.' },
    ],
  });
}

/**
 * Companies that people can sign in to have signed in the market; the others handed in a copy. Buyers and banks sign
 * no agreement, but their owners may sign contracts.
 */
async function writeAgreements(tx: Tx, { companies, now }: Seeding, brandName: string): Promise<void> {
  const staff = demoAccounts.find(({ isAdmin }) => isAdmin)?.email ?? '';
  for (const { email, company, role } of demoAccounts) {
    const companyId = company === null ? undefined : companies[company];
    if (company === null || companyId === undefined || role !== 'owner') continue;
    const codes = requirementsOf(demoCompanies[company].kind, demoCompanies[company].country);
    const power = { companyId, signer: email, staff, at: new Date(now) };
    if (codes.some(({ code }) => code === 'framework-agreement'))
      await insertSigned(tx, { ...power, brandName });
    else await insertSignatory(tx, power);
  }
}

/** Where two people stand in an application, they sign together. */
async function writeJointPowers(tx: Tx, { companies, now }: Seeding): Promise<void> {
  const staff = demoAccounts.find(({ isAdmin }) => isAdmin)?.email ?? '';
  for (const [key, { owner, partner }] of Object.entries(demoApplications)) {
    const companyId = companies[key];
    if (companyId === undefined || !partner) continue;
    const signers = [owner.email, partner.email];
    await insertJoint(tx, { companyId, signers, staff, at: new Date(now) });
  }
}

async function writeRows(
  tx: Tx,
  { companies, now }: Seeding,
  specimens: ReadonlyMap<RequirementCode, Specimen>,
): Promise<void> {
  const staff = demoAccounts.find(({ isAdmin }) => isAdmin)?.name ?? null;
  const rows = Object.entries(companies).flatMap(([key, companyId]) =>
    demoDocumentsOf(key as CompanyKey, demoCompanies[key as CompanyKey], new Date(now)).map((document) => ({
      ...document,
      ...specimens.get(document.requirement),
      companyId,
      mediaType: 'application/pdf' as const,
      decidedByName: document.decidedAt ? staff : null,
    })),
  );
  await insertDocuments(tx, rows);
}
