import type { DemoCompany, SellingCompany } from './demo-company.ts';
import { machinerySellers } from './machine-makers.ts';
import { millSellers } from './mills.ts';
import { otherCompanies } from './other-companies.ts';

export const sellers = { ...machinerySellers, ...millSellers };
export type SellerKey = keyof typeof sellers;

/** Every company of the demo market by the short name that the other demo files use. */
const all = { ...sellers, ...otherCompanies };
export type CompanyKey = keyof typeof all;
export const demoCompanies: Readonly<Record<CompanyKey, DemoCompany>> = all;

export const sellerOf = (key: SellerKey): SellingCompany => sellers[key];
