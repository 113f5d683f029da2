import {
  type QuoteListAnswer,
  quoteDeadlines,
  quoteFinancings,
  quoteStages,
} from 'shared-kit/contract/quotes';
import { ListSearch } from 'shared-kit/page';
import { Segmented, SelectField } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { turns, useQuoteChoice } from './quote-choice.ts';

/** Filters the list by turn, stage, deadline, financing and words. */
export function QuoteFilters({ counts }: { counts: QuoteListAnswer['counts'] | undefined }) {
  const t = useText();
  const { choice, choose } = useQuoteChoice();
  const nameOf = (name: string, count: number | undefined) =>
    counts ? t('quotes.filter.count', { name, count: count ?? 0 }) : name;
  return (
    <>
      <Segmented
        label={t('quotes.filter.turn')}
        value={choice.turn ?? 'all'}
        onChange={(turn) => choose({ turn: turns.find((each) => each === turn) ?? null })}
        options={(['all', ...turns] as const).map((turn) => ({
          value: turn,
          label: turn === 'mine' ? nameOf(t('quotes.turn.mine'), counts?.mine) : t(`quotes.turn.${turn}`),
        }))}
      />
      <SelectField
        label={t('quotes.filter.stage')}
        labelHidden
        value={choice.stages.length === 1 ? choice.stages[0] : ''}
        onChange={({ target }) => choose({ stages: quoteStages.filter((stage) => stage === target.value) })}
      >
        <option value="">{nameOf(t('quotes.filter.all-stages'), counts?.total)}</option>
        {quoteStages.map((stage) => (
          <option key={stage} value={stage}>
            {nameOf(t(`quotes.stage.${stage}`), counts?.stages[stage])}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('quotes.filter.due')}
        labelHidden
        value={choice.due ?? ''}
        onChange={({ target }) => choose({ due: quoteDeadlines.find((due) => due === target.value) ?? null })}
      >
        <option value="">{t('quotes.filter.any-deadline')}</option>
        {quoteDeadlines.map((due) => (
          <option key={due} value={due}>
            {t(`quotes.due.${due}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('quotes.filter.financing')}
        labelHidden
        value={choice.financing ?? ''}
        onChange={({ target }) =>
          choose({ financing: quoteFinancings.find((it) => it === target.value) ?? null })
        }
      >
        <option value="">{t('quotes.filter.any-financing')}</option>
        {quoteFinancings.map((it) => (
          <option key={it} value={it}>
            {t(`quotes.financing.${it}`)}
          </option>
        ))}
      </SelectField>
      <ListSearch
        label={t('quotes.filter.search')}
        find={t('quotes.filter.find')}
        value={choice.search}
        maxLength={200}
        onSearch={(search) => choose({ search })}
      />
    </>
  );
}
