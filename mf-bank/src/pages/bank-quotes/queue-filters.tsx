import {
  type BankOfficer,
  type BankQueueFigures,
  bankQueueParts,
  bankQueueSorts,
  longestBankSearch,
} from 'shared-kit/contract/financing';
import { currencies } from 'shared-kit/contract/money';
import { ListSearch } from 'shared-kit/page';
import { SelectField } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { useQueueChoice, wholeQueue } from './queue-choice.ts';

type QueueFiltersProps = {
  figures: BankQueueFigures | undefined;
  officers: readonly BankOfficer[] | undefined;
};

/** Filters the queue by part, currency, officer and words, and sorts it. */
export function QueueFilters({ figures, officers = [] }: QueueFiltersProps) {
  const t = useText();
  const { choice, choose } = useQueueChoice();
  const counts = figures && {
    ...figures,
    closed: figures.total - figures.open - figures.offered - figures.won,
  };
  return (
    <>
      <SelectField
        label={t('requests.filter.part')}
        labelHidden
        value={choice.part ?? ''}
        onChange={({ target }) => choose({ part: bankQueueParts.find((it) => it === target.value) ?? null })}
      >
        <option value="">{t('requests.filter.all')}</option>
        {bankQueueParts.map((part) => (
          <option key={part} value={part}>
            {counts
              ? t('requests.filter.count', { name: t(`requests.part.${part}`), count: counts[part] })
              : t(`requests.part.${part}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('requests.filter.currency')}
        labelHidden
        value={choice.currency ?? ''}
        onChange={({ target }) => choose({ currency: currencies.find((it) => it === target.value) ?? null })}
      >
        <option value="">{t('requests.filter.any-currency')}</option>
        {currencies.map((currency) => (
          <option key={currency}>{currency}</option>
        ))}
      </SelectField>
      <SelectField
        label={t('requests.filter.assignee')}
        labelHidden
        value={choice.assignee ?? ''}
        onChange={({ target }) => choose({ assignee: target.value || null })}
      >
        <option value="">{t('requests.filter.any-assignee')}</option>
        <option value="me">{t('requests.filter.mine')}</option>
        <option value="nobody">{t('requests.filter.nobodys')}</option>
        {officers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('requests.filter.sort')}
        labelHidden
        value={choice.sort}
        onChange={({ target }) =>
          choose({ sort: bankQueueSorts.find((it) => it === target.value) ?? wholeQueue.sort })
        }
      >
        {bankQueueSorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`requests.sort.${sort}`)}
          </option>
        ))}
      </SelectField>
      <ListSearch
        label={t('requests.filter.search')}
        find={t('requests.filter.find')}
        value={choice.search}
        maxLength={longestBankSearch}
        onSearch={(search) => choose({ search })}
      />
    </>
  );
}
