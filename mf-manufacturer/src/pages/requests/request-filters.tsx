import type { QuoteListAnswer } from 'shared-kit/contract';
import { ListSearch } from 'shared-kit/page';
import { Segmented } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { useRequestChoice } from './request-choice.ts';
import { requestTurns } from './requests-query.ts';

export function RequestFilters({ counts }: { counts: QuoteListAnswer['counts'] | undefined }) {
  const t = useText();
  const { choice, choose } = useRequestChoice();
  // messages: requests.turn.*
  return (
    <>
      <Segmented
        label={t('requests.turn')}
        value={choice.turn ?? 'all'}
        onChange={(turn) => choose({ turn: requestTurns.find((each) => each === turn) ?? null })}
        options={(['all', ...requestTurns] as const).map((turn) => ({
          value: turn,
          label:
            turn === 'mine' && counts
              ? t('requests.turn.mine-count', { count: counts.mine })
              : t(`requests.turn.${turn}`),
        }))}
      />
      <ListSearch
        label={t('requests.search')}
        find={t('requests.find')}
        value={choice.search}
        maxLength={200}
        onSearch={(search) => choose({ search })}
      />
    </>
  );
}
