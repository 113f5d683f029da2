import { type ContractSigning, refusalOfBankQuote } from 'shared-kit/contract/financing';
import type { Tx } from '../../../platform/db/index.ts';
import { findCompany } from '../../companies/index.ts';
import { consentVersion, isSignatory, listPaperSignatures } from '../../signing/index.ts';
import { factsOf, isSignedByBank } from '../lifecycle/facts-of.ts';
import type { BankQuoteRow, Financing } from '../lifecycle/locked-financing.ts';

/** Who reads, and for which side they would sign. */
export type SigningReader = Readonly<{
  side: 'bank' | 'buyer';
  userId: string;
  companyId: string;
}>;

/** Where the signing of the newest contract stands, as one of its sides sees it; null if it isn't signed here. */
export async function readSigning(
  tx: Tx,
  financing: Financing,
  { id, state }: Pick<BankQuoteRow, 'id' | 'state'>,
  { side, userId, companyId }: SigningReader,
): Promise<Omit<ContractSigning, 'sealed'> | null> {
  const contract = financing.contracts.findLast((it) => it.bankQuoteId === id);
  if (contract?.form !== 'market') return null;
  const signatures = await listPaperSignatures(tx, contract.id);
  const haveISigned = signatures.some((it) => it.userId === userId);
  const move = side === 'bank' ? 'sign-for-bank' : 'sign';
  const isTurn = refusalOfBankQuote(move, state, factsOf(financing, id)) === null;
  const me = { companyId, userId, now: financing.now };
  const company = await findCompany(tx, companyId);
  return {
    consentVersion,
    company: company?.legalName ?? '',
    haveISigned,
    mayISign: isTurn && !haveISigned && (await isSignatory(tx, me)),
    isSignedByBank: isSignedByBank(contract),
    signatures: signatures.map(({ companyName, name, role, at }) => ({
      company: companyName,
      name,
      role,
      at: at.toISOString(),
    })),
  };
}
