import type { AgreementKind } from 'shared-kit/contract/signing';

/** The page on which a company signs, and which confirms what is in force. */
export const pageOf = (kind: AgreementKind): string =>
  kind === 'provider' ? '/signed-provider' : '/signed-manufacturer';
