export * from './api.ts';
export * from './document-rules.ts';
export * as documents from './endpoints.ts';
export * from './lifecycle.ts';
export * from './limits.ts';
export {
  type Requirement,
  type RequirementCode,
  refreshYears,
  requirementCodes,
  requirementsOf,
  type Validity,
} from './requirements.ts';
export * as staffDocuments from './staff-endpoints.ts';
export * from './words.ts';
