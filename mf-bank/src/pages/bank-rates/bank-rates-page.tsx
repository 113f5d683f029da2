import { useRef } from 'react';
import { type BankRate, bankRates } from 'shared-kit/contract/financing';
import { Stack } from 'shared-kit/layout';
import { Answer, EmptySheet, Page } from 'shared-kit/page';
import { queryOptions, useQuery } from 'shared-kit/query';
import { call } from 'shared-kit/shell';
import { Disclosure } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { entriesOf } from './rate-entries.ts';
import { RateForm, useRateForm } from './rate-form.tsx';
import { RatesTable } from './rates-table.tsx';

const ratesQuery = () =>
  queryOptions({
    queryKey: ['bank-rates'],
    queryFn: ({ signal }) => call(bankRates.list, { signal }),
  });

/** What my bank usually asks, as the shop shows it, and what it said before. */
export default function BankRatesPage() {
  const t = useText();
  const query = useQuery(ratesQuery());
  const form = useRateForm();
  const place = useRef<HTMLDivElement>(null);
  const restate = (rate: BankRate) => {
    form.enter(entriesOf(rate, new Date()));
    place.current?.querySelector<HTMLInputElement>('input')?.focus();
  };
  return (
    <Page title={t('rates.title')} lead={t('rates.lead')}>
      <Answer query={query}>
        {({ rates }) => {
          const [now, before] = [
            rates.filter(({ state }) => state !== 'replaced'),
            rates.filter(({ state }) => state === 'replaced'),
          ];
          return (
            <Stack gap="5">
              {now.length === 0 ? (
                <EmptySheet title={t('rates.empty.title')}>{t('rates.empty.sentence')}</EmptySheet>
              ) : (
                <RatesTable label={t('rates.title')} rates={now} onRestate={restate} />
              )}
              <div ref={place}>
                <RateForm form={form} onStated={query.refetch} />
              </div>
              {before.length > 0 && (
                <Disclosure summary={t('rates.history', { count: before.length })}>
                  <RatesTable label={t('rates.history-label')} rates={before} />
                </Disclosure>
              )}
            </Stack>
          );
        }}
      </Answer>
    </Page>
  );
}
