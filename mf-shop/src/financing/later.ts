import { lazy } from 'react';
// The page's HTML shows the parts before their code has loaded, so their styles come with the page.
import './monthly-button.module.css';
import './offers-table.module.css';

/** Reckoning what a loan costs takes a library that the first view can do without. */
const load = () => import('./reckoned.ts');

export const FinancingPanel = lazy(async () => ({ default: (await load()).FinancingPanel }));
export const FromAMonth = lazy(async () => ({ default: (await load()).FromAMonth }));
export const MonthlyLine = lazy(async () => ({ default: (await load()).MonthlyLine }));
