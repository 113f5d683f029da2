import { openPoints } from '../documents/document-rules.ts';
import type { CompanyFile } from './api.ts';
import { decisionsIn, type StaffDecision } from './lifecycle.ts';

/** Why staff can’t approve this company yet, though its state would allow it. */
export function lackingToApprove({ verification, documents, isHeld }: CompanyFile): readonly Lacking[] {
  if (!decisionsIn(verification).includes('approve')) return [];
  return [
    ...(openPoints(documents).length > 0 ? ['documents-open' as const] : []),
    ...(isHeld ? ['held' as const] : []),
  ];
}
type Lacking = 'documents-open' | 'held';

/** Decisions that staff may take on this company. */
export const possibleDecisions = (file: CompanyFile): readonly StaffDecision[] =>
  decisionsIn(file.verification).filter(
    (decision) => decision !== 'approve' || lackingToApprove(file).length === 0,
  );
