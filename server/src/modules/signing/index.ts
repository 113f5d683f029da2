export { codeLimit as signingCodeLimit } from './code-limit.ts';
export { consentVersion } from './consent.ts';
export { insertJoint } from './insert-joint.ts';
export { insertSignatory } from './insert-signatory.ts';
export { insertSigned } from './insert-signed.ts';
export { insertPaperSignatures } from './papers/insert-paper-signatures.ts';
export { noteSealedPaper, sealPaper } from './papers/seal-paper.ts';
export {
  askPaperCode,
  canBind,
  isSignatory,
  listPaperSignatures,
  type Paper,
  signPaper,
} from './papers/sign-paper.ts';
export { listSignatories } from './repository.ts';
export { signatory } from './schema.ts';
export { sealEach } from './sealing/seal-each.ts';
export { SealHindered } from './sealing/seal-key.ts';
export type { SigningOutcome } from './sign.ts';
export { endPowerOf, listSignatoryNames, namesOfSigner } from './signatories.ts';
export type { Acting } from './signing-parts.ts';
