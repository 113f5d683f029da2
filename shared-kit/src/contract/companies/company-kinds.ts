export const companyKinds = [
  'retailer',
  'textile-manufacturer',
  'machinery-manufacturer',
  'bank',
  'provider',
] as const;
export type CompanyKind = (typeof companyKinds)[number];

export const verificationStates = [
  'draft',
  'submitted',
  'in_review',
  'changes_requested',
  'approved',
  'rejected',
  'suspended',
  'closed',
] as const;
export type VerificationState = (typeof verificationStates)[number];
