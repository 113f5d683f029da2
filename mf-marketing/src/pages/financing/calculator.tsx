import { useId, useState } from 'react';
import { indicativeRates } from 'shared-kit/contract/indicative-rates';
import { useSearchParams } from 'shared-kit/router';
import { useCurrency, useLocale, useSession } from 'shared-kit/shell';
import { Heading, Note, Segmented, Sheet, SheetBody } from 'shared-kit/ui';
import { useAnswer } from '../../market/answer.ts';
import styles from './calculator.module.css';
import { CalculatorFields } from './calculator-fields.tsx';
import { CalculatorResult } from './calculator-result.tsx';
import { financingPlan } from './financing-plan.ts';
import { useText } from './messages/text.ts';
import { checkEntries, type PlanEntries, readEntries, statedFor, writeEntries } from './plan-entries.ts';

/** Calculates while the visitor types. The address follows on blur, so that it can be saved or shared. */
export function Calculator() {
  const t = useText();
  const id = useId();
  const [search, setSearch] = useSearchParams();
  const currency = useCurrency();
  const locale = useLocale();
  const [typed, setTyped] = useState<PlanEntries | null>(null);
  // Only signed-in visitors may read the banks' rates.
  const rates = useAnswer(useSession() ? indicativeRates.read : null).data?.rates ?? [];
  const entries = typed ?? readEntries(search, currency, locale, rates);
  const { terms, faults } = checkEntries(entries, locale);
  const keep = (kept: PlanEntries) => {
    if (writeEntries(kept) !== search.toString()) {
      setSearch(writeEntries(kept), { replace: true, preventScrollReset: true });
    }
  };
  return (
    <section aria-labelledby={id}>
      <Heading id={id} level={2} className={styles.title}>
        {t('financing.calculator')}
      </Heading>
      <noscript>
        <Note className={styles.note}>{t('financing.no-scripts')}</Note>
      </noscript>
      <div className={styles.root}>
        <Sheet>
          <SheetBody className={styles.fields}>
            <Segmented
              label={t('financing.product')}
              value={entries.product}
              onChange={(product) => {
                setTyped({ ...entries, product });
                keep({ ...entries, product });
              }}
              options={[
                { value: 'loan', label: t('financing.loan') },
                { value: 'lease', label: t('financing.lease') },
              ]}
            />
            <CalculatorFields
              entries={entries}
              faults={faults}
              stated={statedFor(rates, entries, locale)}
              onChange={(field, text) => setTyped({ ...entries, [field]: text })}
              onCurrency={(chosen) => {
                setTyped({ ...entries, currency: chosen });
                keep({ ...entries, currency: chosen });
              }}
              onLeave={() => keep(entries)}
            />
          </SheetBody>
        </Sheet>
        <CalculatorResult plan={terms && financingPlan(terms)} entries={entries} />
      </div>
    </section>
  );
}
