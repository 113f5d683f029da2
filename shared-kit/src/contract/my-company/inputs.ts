import * as z from 'zod/mini';
import { optionalLine, printedOptionalLine } from '../companies/address.ts';
import { legalForms } from '../companies/company-facts.ts';
import type { ByCompanyField } from '../companies/company-fields.ts';
import { brandName, legalName } from '../companies/company-names.ts';
import { figureFields } from '../figures/figure-fields.ts';
import { figure } from '../figures/figure-schema.ts';
import { currencies } from '../money/currency.ts';

/** Kind and country can't change: other ones would be another company. */
export const companyInput = z.object({
  legalForm: z.enum(legalForms),
  legalName,
  brandName,
  /** As typed; the country's tax rules validate it. */
  taxNumber: printedOptionalLine(40),
  taxOffice: printedOptionalLine(80),
  mersisNumber: optionalLine(40),
  website: optionalLine(200),
  /** A legal entity identifier, as typed. */
  lei: optionalLine(40),
} satisfies ByCompanyField<z.ZodMiniType>);
export type CompanyInput = z.infer<typeof companyInput>;

export const approvalLimitInput = z.object({
  limit: z.nullable(z.object({ amount: figure(figureFields.amountLimit), currency: z.enum(currencies) })),
});
export type ApprovalLimitInput = z.infer<typeof approvalLimitInput>;

export const discountLimitInput = z.object({ percent: z.nullable(figure(figureFields.share)) });
export type DiscountLimitInput = z.infer<typeof discountLimitInput>;
