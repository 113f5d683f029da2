import type { QuoteListAnswer } from 'shared-kit/contract';
import { colleaguesQuery, ListSearch } from 'shared-kit/page';
import { useQuery } from 'shared-kit/query';
import { Segmented, SelectField } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { useRequestChoice } from './request-choice.ts';
import { requestTurns } from './requests-query.ts';

export function RequestFilters({ counts }: { counts: QuoteListAnswer['counts'] | undefined }) {
  const t = useText();
  const { choice, choose } = useRequestChoice();
  const { data } = useQuery(colleaguesQuery());
  const colleagues = data?.members.filter(({ isYou }) => !isYou) ?? [];
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
      <SelectField
        label={t('requests.person')}
        value={choice.person ?? ''}
        onChange={({ target }) => choose({ person: target.value || null })}
      >
        <option value="">{t('requests.person.any')}</option>
        <option value="me">{t('requests.person.me')}</option>
        <option value="nobody">{t('requests.person.nobody')}</option>
        {colleagues.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
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
