import { seals } from 'shared-kit/contract/seals';
import { asDownload } from '../../../platform/http/download.ts';
import { AppError, anyone, type ModuleContext, type RegisterRoute } from '../../../platform/http/index.ts';
import { takeUpload } from '../../../platform/uploads/index.ts';
import { limitAttempts } from '../../accounts/index.ts';
import { provideSealKey, SealHindered } from '../sealing/seal-key.ts';
import { checkSealed, findSealedBy } from './check-sealed.ts';

const checks = { what: 'seal-check', most: 60, windowSeconds: 3600 } as const;

/** Whether a PDF was sealed by this market, for anybody who holds one. */
export function checkRoutes(route: RegisterRoute, context: ModuleContext): void {
  const { db, clock, env } = context;
  route(seals.check, seals.checkSpec, {
    access: anyone,
    handler: async ({ request, reply }) => {
      await limitAttempts(db, { ...checks, who: request.ip }, clock(), reply);
      return takeUpload(
        context,
        { request, by: null, isOurs: async (sha256) => (await findSealedBy(db, sha256)) !== null },
        async (file) => checkSealed(db, file.sha256, await file.read()),
      );
    },
  });
  route(seals.certificate, seals.certificateSpec, {
    access: anyone,
    contentType: 'application/pkix-cert',
    handler: async ({ reply }) => {
      const { signer } = await provideSealKey({ db, env, now: clock() }).catch((cause: unknown) => {
        if (cause instanceof SealHindered) throw new AppError('seal.unavailable', { cause });
        throw cause;
      });
      asDownload(reply, 'seal.cer');
      return Buffer.from(signer.certificate);
    },
  });
}
