import type { SealHindrance } from 'shared-kit/contract/signing';
import { AppError } from '../../../platform/http/index.ts';
import type { JobContext } from '../../../platform/jobs/index.ts';
import { SealHindered } from './seal-key.ts';

const storeCodes: readonly string[] = ['storage.full', 'files.unreachable', 'upload.quota-full'];

function hindranceOf(error: unknown): SealHindrance | null {
  if (error instanceof SealHindered) return error.hindrance;
  return error instanceof AppError && storeCodes.includes(error.code) ? 'store' : null;
}

type Steps<Waiting> = Readonly<{
  seal: (waiting: Waiting) => Promise<void>;
  /** Something that the seal needs isn't there: the next run tries again. */
  onHindrance?: (waiting: Waiting, hindrance: SealHindrance) => Promise<void>;
}>;

/** Seals one after another. One that can't be sealed doesn't hold up the others; the run fails after the last. */
export async function sealEach<Waiting extends Readonly<{ id: string }>>(
  { log }: Pick<JobContext, 'log'>,
  stopped: AbortSignal,
  all: readonly Waiting[],
  { seal, onHindrance }: Steps<Waiting>,
): Promise<void> {
  const failures: unknown[] = [];
  const sealOrWait = async (waiting: Waiting) => {
    try {
      await seal(waiting);
    } catch (error) {
      const hindrance = hindranceOf(error);
      if (!hindrance) throw error;
      log.warn({ err: error, sealing: waiting.id }, 'a seal has to wait');
      await onHindrance?.(waiting, hindrance);
    }
  };
  for (const waiting of all) {
    if (stopped.aborted) break;
    await sealOrWait(waiting).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some papers could not be sealed');
}
