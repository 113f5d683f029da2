/** The market's append-only log of who changed what. `audit-reading` shows it, because it needs accounts and companies. */
export { byMarket, changesBetween, record } from './record.ts';
export { auditEntry } from './schema.ts';
