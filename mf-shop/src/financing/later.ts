import { lazyPart } from 'shared-kit/shell';
// The page's HTML shows the parts before their code has loaded, so their styles come with the page.
import './monthly-button.module.css';
import './offers-table.module.css';

// Reckoning what a loan costs takes a library that the first view can do without.
export const FinancingPanel = lazyPart(async () => ({
  default: (await import('./reckoned.ts')).FinancingPanel,
}));
export const FromAMonth = lazyPart(
  async () => ({ default: (await import('./reckoned.ts')).FromAMonth }),
  () => null,
);
export const MonthlyLine = lazyPart(
  async () => ({ default: (await import('./reckoned.ts')).MonthlyLine }),
  () => null,
);
