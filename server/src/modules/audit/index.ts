/** The market's append-only log of who changed what. `audit-reading` shows it, because it needs accounts and companies. */
export { changesBetween, record } from './record.ts';
export { auditEntry } from './schema.ts';
