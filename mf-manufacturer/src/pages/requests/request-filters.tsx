import { outcomeReasons, type QuoteListAnswer, quoteResults } from 'shared-kit/contract/quotes';
import { colleaguesQuery, ListSearch } from 'shared-kit/page';
import { useQuery } from 'shared-kit/query';
import { formatDay, useLocale } from 'shared-kit/shell';
import { Segmented, SelectField } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { useRequestChoice } from './request-choice.ts';
import { requestTurns } from './requests-query.ts';

export function RequestFilters({ counts }: { counts: QuoteListAnswer['counts'] | undefined }) {
  const t = useText();
  const { choice, choose } = useRequestChoice();
  const { data } = useQuery(colleaguesQuery());
  const colleagues = data?.members.filter(({ isYou }) => !isYou) ?? [];
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
      <OutcomeFilter />
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

/** How quotes ended, and why. The day of the overview's link goes with the reason that it led to. */
function OutcomeFilter() {
  const t = useText();
  const locale = useLocale();
  const { choice, choose } = useRequestChoice();
  const { result, reason, since } = choice;
  const pick = (value: string) => {
    const [one, why] = value.split(' ');
    choose({
      result: quoteResults.find((it) => it === one) ?? null,
      reason: outcomeReasons.find((it) => it === why) ?? null,
      since: null,
    });
  };
  return (
    <SelectField
      label={
        result && since
          ? t('requests.outcome.since', { day: formatDay(since, locale) })
          : t('requests.outcome')
      }
      value={[result, reason].filter(Boolean).join(' ')}
      onChange={({ target }) => pick(target.value)}
    >
      <option value="">{t('requests.outcome.any')}</option>
      {quoteResults.map((one) => (
        <optgroup key={one} label={t(`requests.outcome.${one}`)}>
          <option value={one}>{t(`requests.outcome.${one}`)}</option>
          {outcomeReasons.map((why) => (
            <option key={why} value={`${one} ${why}`}>
              {t(`requests.outcome.${one}-by`, { reason: t(`outcome.reason.${why}`) })}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
