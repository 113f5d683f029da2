import { useState } from 'react';
import { type QuoteDetail, quotes } from 'shared-kit/contract/quotes';
import { textOf } from 'shared-kit/i18n';
import { useQuery } from 'shared-kit/query';
import { call, useKeyPerBody, useSubmit } from 'shared-kit/shell';
import { SelectField } from 'shared-kit/ui';
import { colleaguesQuery } from './colleagues-query.ts';

type SalespersonFieldProps = {
  quote: Pick<QuoteDetail, 'id' | 'number' | 'salesperson'>;
  /** In a table the column's head says it. */
  inTable?: boolean;
  onChanged: () => void;
};

/** These messages belong to the shell, which has them in every language. */
const useText =
  textOf<
    Record<'salesperson.label' | 'salesperson.of' | 'salesperson.nobody' | 'salesperson.failed', string>
  >('host');

/** Who of the maker's company looks after a quote; a choice is saved at once. */
export function SalespersonField({ quote, inTable = false, onChanged }: SalespersonFieldProps) {
  const t = useText();
  const { id, number, salesperson } = quote;
  const { data } = useQuery(colleaguesQuery());
  const [chosen, setChosen] = useState<string | null>(null);
  const { keyOf, done } = useKeyPerBody();
  const { isPending, failure, run } = useSubmit(() => t('salesperson.failed'));
  const people = data?.members ?? (salesperson ? [salesperson] : []);
  const assign = async (userId: string) => {
    setChosen(userId);
    const body = { userId: userId || null };
    const sent = { params: { id }, body, key: keyOf(body) };
    if (await run(() => call(quotes.assignSalesperson, sent))) {
      done();
      onChanged();
    }
    setChosen(null);
  };
  return (
    <SelectField
      label={inTable ? t('salesperson.of', { number }) : t('salesperson.label')}
      labelHidden={inTable}
      {...(inTable && { size: 'small' as const })}
      value={chosen ?? salesperson?.id ?? ''}
      disabled={!data || isPending}
      error={failure ?? false}
      onChange={({ target }) => void assign(target.value)}
    >
      <option value="">{t('salesperson.nobody')}</option>
      {people.map((person) => (
        <option key={person.id} value={person.id}>
          {person.name}
        </option>
      ))}
    </SelectField>
  );
}
