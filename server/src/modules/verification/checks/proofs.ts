import type { CompanyCheck } from 'shared-kit/contract/checks';
import { type ChecklistPoint, openPoints, type RequirementCode } from 'shared-kit/contract/documents';
import type { OwnerAnswer } from 'shared-kit/contract/owners';
import { isOneOf } from 'shared-kit/contract/tables';
import { found } from './finding.ts';

const signed: RequirementCode = 'framework-agreement';

/** Whether the checklist is complete, and nothing on it has lapsed or is too old. */
export function checkDocuments(documents: readonly ChecklistPoint[]): CompanyCheck {
  const isFaulty = (fault: string) => (point: ChecklistPoint) => isOneOf(point.document?.faults ?? [], fault);
  const lapsed = documents.filter((it) => isFaulty('lapsed')(it) || it.state === 'expired');
  const old = documents.filter(isFaulty('too-old'));
  const open = openPoints(documents);
  const of = (points: readonly ChecklistPoint[]) => ({
    compared: points.map(({ requirement, words }) => words ?? requirement),
  });
  if (lapsed.length > 0) return found('documents', 'papers-lapsed', of(lapsed));
  if (old.length > 0) return found('documents', 'papers-too-old', of(old));
  if (open.length > 0) return found('documents', 'papers-open', of(open));
  return found('documents', 'papers-complete', of(documents));
}

/** Companies that sign with the market need somebody who may. */
export function checkSignatories(
  documents: readonly Pick<ChecklistPoint, 'code'>[],
  names: readonly string[],
): CompanyCheck {
  const compared = names;
  if (names.length > 0) return found('signatories', 'signatories-confirmed', { compared });
  const isNeeded = documents.some(({ code }) => code === signed);
  return found('signatories', isNeeded ? 'signatories-open' : 'signatories-not-needed');
}

/** Nobody's name stands in it, since decisions keep what was checked: they refer to the owners by id. */
export function checkOwners(owners: readonly OwnerAnswer[]): CompanyCheck {
  if (owners.length === 0) return found('owners', 'owners-open');
  const shares = owners.reduce((sum, { share }) => sum + Number(share ?? 0), 0);
  const compared = shares > 0 ? [`${shares} %`] : [];
  const isExposed = owners.some(({ person }) => person?.isExposed);
  return found('owners', isExposed ? 'owners-exposed' : 'owners-declared', { compared });
}
