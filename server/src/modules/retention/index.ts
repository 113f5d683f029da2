export { exportCompany } from './export/export-company.ts';
