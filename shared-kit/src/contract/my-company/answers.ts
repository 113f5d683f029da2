import * as z from 'zod/mini';
import { companyAddressAnswer } from '../companies/address.ts';
import { companyKinds, verificationStates } from '../companies/company-kinds.ts';
import { statedFacts } from '../companies/stated-facts.ts';
import { currencies } from '../money/currency.ts';

export const ownCompany = z.extend(statedFacts, {
  kind: z.enum(companyKinds),
  country: z.string(),
  city: z.string(),
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
