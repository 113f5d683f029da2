import { currencies, quoteLimits, taxStatuses } from 'shared-kit/contract';
import { SelectField, Sheet, SheetBody, SheetHeader, TextField } from 'shared-kit/ui';
import { NumberField } from 'shared-kit/ui/number-field';
import { IncotermFields } from '../../offer-terms/incoterm-fields.tsx';
import { useText } from '../../text.ts';
import { type EntryProps, fieldIdOf } from './entry-props.ts';
import styles from './offer-page.module.css';

/** Delivery, freight, tax, lead time and warranty. */
export function TermsFields({ entries, enter, wrong }: EntryProps) {
  const t = useText();
  const wordsFor = (path: string) => {
    const fault = wrong.get(path);
    return fault && t(`offer.wrong.${fault}`);
  };
  // messages: offer.tax.* offer.terms.*
  const text = (name: 'taxNote' | 'warrantyNote', max: number) => ({
    id: fieldIdOf(name),
    label: t(`offer.terms.${name}`),
    value: entries[name],
    maxLength: max,
    onChange: ({ target }: { target: { value: string } }) => enter({ [name]: target.value }),
  });
  const figure = (name: 'freight' | 'leadTimeWeeks' | 'warrantyMonths', affix: string) => ({
    id: fieldIdOf(name),
    label: t(`offer.terms.${name}`),
    value: entries[name],
    affix,
    error: wordsFor(name),
    onChange: ({ target }: { target: { value: string } }) => enter({ [name]: target.value }),
  });
  return (
    <Sheet>
      <SheetHeader title={t('offer.terms.title')} />
      <SheetBody className={styles.fields}>
        <SelectField
          label={t('offer.terms.currency')}
          value={entries.currency}
          onChange={({ target }) =>
            enter({ currency: currencies.find((each) => each === target.value) ?? entries.currency })
          }
        >
          {currencies.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </SelectField>
        <NumberField {...figure('freight', entries.currency)} hint={t('offer.terms.freight-hint')} />
        <DiscountFields entries={entries} enter={enter} error={wordsFor('discount')} />
        <IncotermFields entries={entries} enter={enter} idOf={fieldIdOf} />
        <NumberField {...figure('leadTimeWeeks', t('offer.terms.weeks'))} inputMode="numeric" />
        <SelectField
          label={t('offer.terms.tax')}
          value={entries.taxStatus}
          onChange={({ target }) =>
            enter({ taxStatus: taxStatuses.find((each) => each === target.value) ?? entries.taxStatus })
          }
        >
          {taxStatuses.map((status) => (
            <option key={status} value={status}>
              {t(`offer.tax.${status}`)}
            </option>
          ))}
        </SelectField>
        <TextField {...text('taxNote', quoteLimits.reason)} />
        <NumberField {...figure('warrantyMonths', t('offer.terms.months'))} inputMode="numeric" />
        <TextField {...text('warrantyNote', quoteLimits.reason)} className={styles.wide} />
      </SheetBody>
    </Sheet>
  );
}

type DiscountProps = Omit<EntryProps, 'wrong'> & { error: string | undefined };

function DiscountFields({ entries, enter, error }: DiscountProps) {
  const t = useText();
  const { discount, discountIn, currency } = entries;
  return (
    <>
      <NumberField
        id={fieldIdOf('discount')}
        label={t('offer.terms.discount')}
        affix={discountIn === 'percent' ? '%' : currency}
        value={discount}
        error={error}
        onChange={({ target }) => enter({ discount: target.value })}
      />
      <SelectField
        label={t('offer.terms.discount-in')}
        value={discountIn}
        onChange={({ target }) => enter({ discountIn: target.value === 'percent' ? 'percent' : 'money' })}
      >
        <option value="money">{currency}</option>
        <option value="percent">{t('offer.terms.discount-percent')}</option>
      </SelectField>
    </>
  );
}
