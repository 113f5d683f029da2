import { defineModule } from '../../platform/http/index.ts';
import { checkRoutes } from './check/check-routes.ts';
import { companyRoutes } from './company-routes.ts';
import { elsewhereRoutes } from './elsewhere/elsewhere-routes.ts';
import { staffRoutes } from './staff-routes.ts';

export { askToSignAgain } from './agreement/renew-agreements.ts';
export { codes as signingCodes } from './company-routes.ts';
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
export { sealEach } from './sealing/seal-each.ts';
export { SealHindered } from './sealing/seal-key.ts';
export { sealSignings } from './sealing/seal-signings.ts';
export type { SigningOutcome } from './sign.ts';
export { endPowerOf, listSignatoryNames } from './signatories.ts';
export type { Acting } from './signing-parts.ts';

/** Signatures under agreements with the market, and the seal over them. */
export const signingModule = defineModule({
  name: 'signing',
  routes: (route, context) => {
    companyRoutes(route, context);
    staffRoutes(route, context);
    checkRoutes(route, context);
    elsewhereRoutes(route, context);
  },
});
