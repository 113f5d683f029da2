export { erasePapers } from './erase-papers.ts';
export { exportCompany } from './export/export-company.ts';
