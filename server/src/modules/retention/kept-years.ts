import * as z from 'zod';
import { variable } from '../../platform/env-variables.ts';

/** Years for which papers of companies are kept, by country (ISO 3166-1 alpha-2). Others are kept for ten. */
export type KeptYears = Readonly<Record<string, number>>;

const years = z.string().transform((text, context): KeptYears => {
  const pairs = text.split(',').map((pair) => /^([A-Z]{2})=([1-9]\d?)$/.exec(pair.trim()));
  if (pairs.every((it) => it !== null)) {
    return Object.fromEntries(pairs.map(([, country, count]) => [country, Number(count)]));
  }
  context.addIssue({ code: 'custom', message: 'must list countries with their years, such as TR=10,DE=8' });
  return z.NEVER;
});

export const retentionVariables = {
  KEEP_DOCUMENTS_YEARS: variable(
    years,
    null,
    'For how many years papers of closed companies are kept, by country: TR=10,DE=8. Default: 10.',
  ),
};
