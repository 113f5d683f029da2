import type { AgreementAnswer } from 'shared-kit/contract/signing';

/** Whether the text of now is not in force yet. */
export const isToBeSigned = ({ inForce, state, text }: AgreementAnswer): boolean =>
  inForce === null || state !== null || inForce.version !== text.version;

/** Whether the reader's own signature is the next thing that it waits for. */
export const awaitsMySignature = (agreement: AgreementAnswer): boolean =>
  isToBeSigned(agreement) &&
  (agreement.state === null || agreement.state === 'open') &&
  agreement.isAllowed &&
  agreement.canBind &&
  agreement.signatories.some(({ isMe, signedAt }) => isMe && signedAt === null);
