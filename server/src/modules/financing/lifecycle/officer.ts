import type { MailParts } from '../../accounts/index.ts';
import type { Company } from '../../companies/index.ts';

/** An officer at work on one of the bank's quotes. */
export type Officer = Readonly<{ parts: MailParts; userId: string; name: string; bank: Company }>;
