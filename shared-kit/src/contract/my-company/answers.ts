import * as z from 'zod/mini';
import { companyAddressAnswer } from '../companies/address.ts';
import { legalForms } from '../companies/company-facts.ts';
import { companyKinds, verificationStates } from '../companies/company-kinds.ts';
import { currencies } from '../money/currency.ts';

export const ownCompany = z.object({
  kind: z.enum(companyKinds),
  legalForm: z.enum(legalForms),
  legalName: z.string(),
  brandName: z.string(),
  country: z.string(),
  city: z.string(),
  taxNumber: z.nullable(z.string()),
  taxOffice: z.nullable(z.string()),
  mersisNumber: z.nullable(z.string()),
  website: z.nullable(z.string()),
  /** Its legal entity identifier. */
  lei: z.nullable(z.string()),
  verification: z.enum(verificationStates),
  /** The reason that staff gave, if the company may know it. */
  verificationReason: z.nullable(z.string()),
  /** Whether it was turned down and may still ask for another look. */
  mayAppeal: z.boolean(),
  /** Since when this verified company lacks an obligatory document; null if it lacks none. */
  reVerificationDue: z.nullable(z.string()),
  approvalLimit: z.nullable(z.object({ amount: z.string(), currency: z.enum(currencies) })),
  /** The most off the list prices that a plain member may offer, in percent; null for any discount. */
  discountLimit: z.nullable(z.string()),
  addresses: z.array(companyAddressAnswer),
});
export type OwnCompany = z.infer<typeof ownCompany>;
