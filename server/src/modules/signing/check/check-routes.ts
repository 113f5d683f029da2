import { sealCheckAnswer, signingLimits } from 'shared-kit/contract';
import * as z from 'zod';
import { readFileBody } from '../../../platform/http/binary-body.ts';
import { asDownload } from '../../../platform/http/download.ts';
import { AppError, anyone, type ModuleContext, type RegisterRoute } from '../../../platform/http/index.ts';
import { limitAttempts } from '../../accounts/index.ts';
import { provideSealKey, SealHindered } from '../sealing/seal-key.ts';
import { checkSealed } from './check-sealed.ts';

const checks = { what: 'seal-check', most: 60, windowSeconds: 3600 } as const;

/** Whether a PDF was sealed by this market, for anybody who holds one. */
export function checkRoutes(route: RegisterRoute, { db, clock, env }: ModuleContext): void {
  route({
    method: 'POST',
    url: '/api/seals/check',
    access: anyone,
    fileType: 'application/octet-stream',
    answer: sealCheckAnswer,
    summary: `Says whether the market sealed this PDF and whether it was changed since; nothing is kept, at most ${signingLimits.checkedBytes} bytes`,
    handler: async ({ request, reply }) => {
      await limitAttempts(db, { ...checks, who: request.ip }, clock(), reply);
      return checkSealed(db, await readFileBody(request, signingLimits.checkedBytes));
    },
  });
  route({
    method: 'GET',
    url: '/api/seals/certificate',
    access: anyone,
    answer: z.unknown(),
    contentType: 'application/pkix-cert',
    summary: 'The certificate that seals are made with, for programs that check them',
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
