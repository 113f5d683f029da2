import {
  type BindingHitDecision,
  type FreeHitDecision,
  type SanctionsHit,
  sanctions,
} from 'shared-kit/contract/sanctions';
import type { CompanyFile } from 'shared-kit/contract/verification';
import { useSendOnce } from 'shared-kit/form';
import { bind, type Confirmed, call, refusalAmong } from 'shared-kit/shell';

const moved = ['binding.moved', 'sanctions.hit-moved', 'sanctions.second-person'] as const;

type Options = Readonly<{ hit: SanctionsHit; file: CompanyFile; refetch: () => unknown }>;

/** Proposes a decision on a hit, confirms what another proposed, or puts it back. Each resolves to whether it took effect. */
export function useHitDecision({ hit, file, refetch }: Options) {
  const { run, keyOf, pending, failure } = useSendOnce((error) =>
    refusalAmong(error, moved) ? 'moved' : 'failed',
  );
  const send = (decision: string, work: () => Promise<unknown>) =>
    run(async () => {
      try {
        await work();
      } catch (error) {
        if (refusalAmong(error, ['binding.moved'])) await refetch();
        throw error;
      }
      await refetch();
    }, decision);
  const decide = (decision: FreeHitDecision, reason: string) => {
    const body = { decision, reason };
    return send(decision, () => call(sanctions.decide, { params: { id: hit.id }, body, key: keyOf(body) }));
  };
  const confirm = (confirmed: Confirmed, decision: BindingHitDecision, reason: string) => {
    const asked = { params: { id: file.id, hit: hit.id }, body: { decision, reason } };
    return send(decision, () => bind(confirmed, sanctions.confirm, asked, keyOf));
  };
  return { pending, failure, decide, confirm };
}
