export { erasePapers } from './erase-papers.ts';
