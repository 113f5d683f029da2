import { type CompanyFile, decisionsIn, openPoints, type StaffDecision } from 'shared-kit/contract';

/** Decisions that staff may take on this company: it is approved only with its documents complete. */
export const possibleDecisions = ({ verification, documents }: CompanyFile): readonly StaffDecision[] =>
  decisionsIn(verification).filter(
    (decision) => decision !== 'approve' || openPoints(documents).length === 0,
  );

export const lacksDocuments = (file: CompanyFile): boolean =>
  possibleDecisions(file).length < decisionsIn(file.verification).length;
