import { type FigureField, figureFields } from 'shared-kit/contract/figures';
import { currencies } from 'shared-kit/contract/money';
import { quoteLimits, taxStatuses } from 'shared-kit/contract/quotes';
import { FigureInput } from 'shared-kit/figure-input';
import { FormGrid } from 'shared-kit/layout';
import { SelectField, Sheet, SheetBody, SheetHeader, TextField } from 'shared-kit/ui';
import { IncotermFields } from '../../offer-terms/incoterm-fields.tsx';
import { useText } from '../../text.ts';
import { type EntryProps, fieldIdOf } from './entry-props.ts';
import styles from './offer-page.module.css';
import { discountFigure, figuresIn } from './read-offer.ts';

/** Delivery, freight, tax, lead time and warranty. */
export function TermsFields({ entries, enter, wrong }: EntryProps) {
  const t = useText();
  const wordsFor = (path: string) => {
    const fault = wrong.get(path);
    return fault && t(`offer.wrong.${fault}`);
  };
  const text = (name: 'taxNote' | 'warrantyNote', max: number) => ({
    id: fieldIdOf(name),
    label: t(`offer.terms.${name}`),
    value: entries[name],
    maxLength: max,
    onChange: ({ target }: { target: { value: string } }) => enter({ [name]: target.value }),
  });
  const propsOf = (
    name: 'freight' | 'leadTimeWeeks' | 'warrantyMonths',
    figure: FigureField,
    affix: string,
  ) => ({
    figure,
    binds: true,
    id: fieldIdOf(name),
    label: t(`offer.terms.${name}`),
    text: entries[name],
    affix,
    error: wordsFor(name),
    onText: (text: string) => enter({ [name]: text }),
  });
  return (
    <Sheet>
      <SheetHeader title={t('offer.terms.title')} />
      <FormGrid as={SheetBody} field="short">
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
        <FigureInput
          {...propsOf('freight', figuresIn(entries.currency).sum, entries.currency)}
          hint={t('offer.terms.freight-hint')}
        />
        <DiscountFields entries={entries} enter={enter} error={wordsFor('discount')} />
        <IncotermFields entries={entries} enter={enter} idOf={fieldIdOf} />
        <FigureInput {...propsOf('leadTimeWeeks', figureFields.leadTime, t('offer.terms.weeks'))} />
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
        <FigureInput {...propsOf('warrantyMonths', figureFields.warranty, t('offer.terms.months'))} />
        <TextField {...text('warrantyNote', quoteLimits.reason)} className={styles.wide} />
      </FormGrid>
    </Sheet>
  );
}

type DiscountProps = Omit<EntryProps, 'wrong'> & { error: string | undefined };

function DiscountFields({ entries, enter, error }: DiscountProps) {
  const t = useText();
  const { discount, discountIn, currency } = entries;
  return (
    <>
      <FigureInput
        figure={discountFigure(discountIn, currency)}
        binds
        id={fieldIdOf('discount')}
        label={t('offer.terms.discount')}
        affix={discountIn === 'percent' ? '%' : currency}
        text={discount}
        error={error}
        onText={(text) => enter({ discount: text })}
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
