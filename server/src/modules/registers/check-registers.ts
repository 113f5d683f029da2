import { eq } from 'drizzle-orm';
import { type CheckFinding, type CompanyCheck, checkFindings } from 'shared-kit/contract/checks';
import type { Tx } from '../../platform/db/index.ts';
import { foldedWord } from '../catalogue/index.ts';
import type { Company } from '../companies/index.ts';
import { numberIn } from './ask-register.ts';
import { type RegisterAnswer, registerAnswer, registers } from './schema.ts';

/** What the public registers said about a company's present numbers. */
export async function checkRegisters(tx: Tx, company: Company): Promise<CompanyCheck[]> {
  const answers = await tx.select().from(registerAnswer).where(eq(registerAnswer.companyId, company.id));
  return registers.map((register) => {
    const number = numberIn(register, company);
    const answer = answers.find((it) => it.register === register && it.number === number);
    const finding = findingOf(company, number, answer);
    const compared = [number, answer?.name].filter((it) => it != null);
    return { check: register, finding, outcome: checkFindings[finding], compared, companies: [] };
  });
}

function findingOf(
  { legalName }: Company,
  number: string | null,
  answer: RegisterAnswer | undefined,
): CheckFinding {
  if (number === null) return 'not-in-register';
  if (!answer) return 'not-asked';
  if (answer.state !== 'known') return answer.state === 'unknown' ? 'unknown-there' : 'unavailable';
  if (answer.name === null) return 'nameless-there';
  return foldedWord(answer.name) === foldedWord(legalName) ? 'same-there' : 'other-name-there';
}
