import type { MailParts } from '../accounts/index.ts';

/** Who acts on which company's agreement, and when. */
export type Acting = Readonly<{ parts: MailParts; companyId: string; userId: string; now: Date }>;
