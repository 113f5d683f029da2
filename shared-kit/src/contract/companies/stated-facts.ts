import * as z from 'zod/mini';
import { legalForms } from './company-facts.ts';
import type { ByCompanyField } from './company-fields.ts';

/** A company's own fields in an API answer. */
export const statedFacts = z.object({
  legalName: z.string(),
  brandName: z.string(),
  legalForm: z.enum(legalForms),
  taxNumber: z.nullable(z.string()),
  taxOffice: z.nullable(z.string()),
  mersisNumber: z.nullable(z.string()),
  website: z.nullable(z.string()),
  /** Its legal entity identifier. */
  lei: z.nullable(z.string()),
} satisfies ByCompanyField<z.ZodMiniType>);
