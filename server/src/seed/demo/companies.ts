import type { DemoCompany, SellingCompany } from './demo-company.ts';
import { asianMakers, turkishMakers } from './eastern-makers.ts';
import { europeanMakers } from './european-makers.ts';
import { mills } from './mills.ts';
import { otherCompanies } from './other-companies.ts';

export const sellers = { ...europeanMakers, ...turkishMakers, ...asianMakers, ...mills };
export type SellerKey = keyof typeof sellers;

/** Every company of the demo market, by the short name that the demo files use. */
const all = { ...sellers, ...otherCompanies };
export type CompanyKey = keyof typeof all;
export const demoCompanies: Readonly<Record<CompanyKey, DemoCompany>> = all;

export const sellerOf = (key: SellerKey): SellingCompany => sellers[key];
