import { dayOf } from 'shared-kit/contract/dates';
import type { Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { type Company, lockCompany } from '../companies/index.ts';
import { agreementKindOf } from './agreement/agreement-text.ts';
import { listSignatories } from './repository.ts';
import type { Signatory } from './schema.ts';
import type { Acting } from './signing-parts.ts';

/** Locks a company that signs an agreement with the market. */
export async function lockSigningCompany(tx: Tx, companyId: string): Promise<Company> {
  const company = await lockCompany(tx, companyId);
  if (!company) throw new AppError('company.not-found');
  if (agreementKindOf(company.kind) === null) throw new AppError('agreement.not-needed');
  return company;
}

/** The market doesn't sign with a company as long as its staff hold it. */
export const isSignedWith = ({ heldSince }: Pick<Company, 'heldSince'>): boolean => heldSince === null;

export const hasPower = ({ until }: Pick<Signatory, 'until'>, now: Date): boolean =>
  until === null || until >= dayOf(now);

/** The power of whoever acts to sign for their company. */
export async function findPower(tx: Tx, { companyId, userId, now }: Acting): Promise<Signatory> {
  const mine = (await listSignatories(tx, companyId)).find((it) => it.userId === userId);
  if (!mine || !hasPower(mine, now)) throw new AppError('signing.not-signatory');
  return mine;
}
