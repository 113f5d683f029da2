import { asc, eq } from 'drizzle-orm';
import {
  type ChecklistPoint,
  type Requirement,
  requirementsOf,
  type Validity,
} from 'shared-kit/contract/documents';
import { isUuid } from 'shared-kit/contract/endpoints';
import type { Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import type { Company } from '../companies/index.ts';
import { documentRequirement } from './schema.ts';

/** One point of a company's checklist: of the contract, or added by staff. */
export type CompanyRequirement = Pick<ChecklistPoint, 'requirement' | 'code' | 'words' | 'obligatory'> &
  Readonly<{ validity: Validity; openedBy: Requirement['openedBy'] }>;

type Checked = Pick<Company, 'id' | 'kind' | 'country'>;

/** A company's checklist, those that staff added at its end. */
export async function listRequirements(
  tx: Tx,
  { id, kind, country }: Checked,
): Promise<CompanyRequirement[]> {
  const added = await tx
    .select()
    .from(documentRequirement)
    .where(eq(documentRequirement.companyId, id))
    .orderBy(asc(documentRequirement.addedAt), asc(documentRequirement.id));
  return [
    ...requirementsOf(kind, country).map(({ code, obligatory, validity, openedBy }) => ({
      requirement: code,
      code,
      words: null,
      obligatory,
      validity,
      openedBy,
    })),
    // Nobody knows what staff may ask for, so only owners open it.
    ...added.map((it) => ({
      requirement: it.id,
      code: null,
      words: it.words,
      obligatory: it.obligatory,
      ...({ validity: 'stays', openedBy: 'owners' } as const),
    })),
  ];
}

export async function findRequirement(tx: Tx, of: Checked, requirement: string): Promise<CompanyRequirement> {
  const found = (await listRequirements(tx, of)).find((it) => it.requirement === requirement);
  if (!found) throw new AppError('document.requirement-unknown');
  return found;
}

/** What a notice keeps of a requirement: its code, or staff's words where they added it. */
export async function wordsOf(tx: Tx, requirement: string): Promise<string> {
  if (!isUuid(requirement)) return requirement;
  const [added] = await tx
    .select({ words: documentRequirement.words })
    .from(documentRequirement)
    .where(eq(documentRequirement.id, requirement));
  return added?.words ?? requirement;
}
