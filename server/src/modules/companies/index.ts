export { changeCompany, lockCompany } from './change-company.ts';
export { addAddress, listAddresses } from './own-company/addresses.ts';
export { registerCompany, removeDraft, submitDraft } from './registering.ts';
export {
  type Company,
  countByVerification,
  countCompanies,
  createCompany,
  findCompanies,
  findCompany,
  type NewCompany,
} from './repository.ts';
export {
  type CompanyAddress,
  company,
  companyAddress,
  companySuspension,
  type DecisionSnapshot,
  verificationDecision,
} from './schema.ts';
export { findNumberHolder, keyOfNumber } from './tax-number-holder.ts';
export { companiesNamed, listWaiting } from './verification/find-named.ts';
export { holdCompany } from './verification/hold-company.ts';
export { moveVerification } from './verification/move.ts';
export { beginSuspension, endSuspension, listSuspensions } from './verification/suspensions.ts';
