import { defaultLocale } from 'shared-kit/contract/languages';
import { newId, type Tx } from '../../platform/db/index.ts';
import { addJob } from '../../platform/jobs/index.ts';
import { findCompany } from '../companies/index.ts';
import { accountNamed } from './account-of.ts';
import { agreementKindOf } from './agreement/agreement-text.ts';
import { textFor } from './agreement/text-for.ts';
import { consentVersion } from './consent.ts';
import { insertSignatory } from './insert-signatory.ts';
import { signature, signing } from './schema.ts';
import { sealSignings } from './sealing/seal-signings.ts';

type Signed = Readonly<{
  companyId: string;
  /** Mail addresses of the company's signatory and of one of the staff. */
  signer: string;
  staff: string;
  brandName: string;
  at: Date;
}>;

/** Writes an agreement that both sides have signed, for generated markets. The job seals it as any other. */
export async function insertSigned(
  tx: Tx,
  { companyId, signer, staff, brandName, at }: Signed,
): Promise<void> {
  const company = await findCompany(tx, companyId);
  const kind = company && agreementKindOf(company.kind);
  const owner = await accountNamed(tx, signer);
  const desk = await accountNamed(tx, staff);
  if (!company || !kind || !owner || !desk) throw new Error(`${companyId} can't sign`);
  const { title, sections, version, sha256 } = await textFor(tx, company, {
    locale: defaultLocale,
    brandName,
  });
  const id = newId(at.getTime());
  const power = await insertSignatory(tx, { companyId, signer, staff, at });
  await tx.insert(signing).values({
    id,
    companyId,
    kind,
    state: 'sealing',
    version,
    locale: defaultLocale,
    sha256,
    content: { title, sections },
    companyName: company.legalName,
    createdAt: at,
  });
  const before = new Date(at.getTime() - 60_000);
  const act = { signingId: id, consentVersion, sha256 };
  await tx.insert(signature).values([
    { ...act, ...signedBy(owner, before), signatoryId: power.id, role: power.role },
    { ...act, ...signedBy(desk, at), signatoryId: null, role: brandName },
  ]);
  await addJob(tx, sealSignings, {});
}

type Account = NonNullable<Awaited<ReturnType<typeof accountNamed>>>;

const signedBy = ({ id: userId, email, name }: Account, at: Date) => ({
  id: newId(at.getTime()),
  userId,
  email,
  name,
  codeSentAt: at,
  at,
});
