import type { MailParts } from '../../accounts/index.ts';

/** A person of the buyer's company who asks for financing or goes on with it. */
export type Asking = Readonly<{ parts: MailParts; userId: string; name: string }>;
