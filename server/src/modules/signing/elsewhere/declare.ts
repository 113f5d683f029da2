import { companyMay } from 'shared-kit/contract/companies';
import type { ElsewhereInput } from 'shared-kit/contract/signing';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { tellWatchers } from '../../documents/index.ts';
import { beginSigning } from '../begin-signing.ts';
import { copiesOf, textOfCopy } from '../copies.ts';
import { findUnderWay, listSignatures, moveSigning } from '../repository.ts';
import { findPower, lockSigningCompany } from '../signers.ts';
import type { Acting } from '../signing-parts.ts';

/**
 * A signatory names the uploaded copy that was signed outside the market, and its date. From then on both sides confirm
 * that, as they would sign a text.
 */
export async function declareElsewhere(
  acting: Acting,
  tx: Tx,
  { documentId, signedOn, locale }: ElsewhereInput,
): Promise<void> {
  const { parts, companyId, now } = acting;
  const company = await lockSigningCompany(tx, companyId);
  if (!companyMay(company, 'sign')) throw new AppError('company.not-allowed');
  await findPower(tx, acting);
  const copy = (await copiesOf(tx, companyId)).find(({ id }) => id === documentId);
  if (!copy) throw new AppError('document.not-found');
  const current = await findUnderWay(tx, companyId);
  // Nobody's signature is thrown away unasked.
  if (current && (current.state !== 'open' || (await listSignatures(tx, current.id)).length > 0)) {
    throw new AppError('signing.moved');
  }
  const text = await textOfCopy(tx, company, { copy, signedOn, locale, brandName: parts.brandName });
  await beginSigning(tx, company, { text, current, copy: { copyId: copy.id, signedOn }, now });
  await tellWatchers(tx, companyId);
}

/** The company would rather sign here. Only before it is bound by its confirmation. */
export async function withdrawElsewhere(acting: Acting, tx: Tx): Promise<void> {
  const { companyId, now } = acting;
  await lockSigningCompany(tx, companyId);
  await findPower(tx, acting);
  const current = await findUnderWay(tx, companyId);
  if (current?.state !== 'open' || current.copyId === null) throw new AppError('signing.moved');
  await moveSigning(tx, current, 'replace', { endedAt: now });
  await tellWatchers(tx, companyId);
}
