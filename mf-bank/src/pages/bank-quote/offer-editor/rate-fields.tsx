import { DateField } from 'shared-kit/page';
import { Segmented, TextField } from 'shared-kit/ui';
import { NumberField } from 'shared-kit/ui/number-field';
import { useText } from '../../../text.ts';
import styles from './offer-editor.module.css';
import { type OfferForm, useFieldProps } from './offer-form.ts';

/** Fixed, or a base with a spread on it. */
export function RateFields({ form }: { form: OfferForm }) {
  const t = useText();
  const propsOf = useFieldProps(form);
  const { entries, enter } = form;
  return (
    <>
      <Segmented
        label={t('editor.field.rateKind')}
        value={entries.rateKind}
        onChange={(rateKind) => enter({ rateKind })}
        options={[
          { value: 'fixed', label: t('editor.rate.fixed') },
          { value: 'floating', label: t('editor.rate.floating') },
        ]}
        tone="finance"
        className={styles.kind}
      />
      <div className={styles.fields}>
        {entries.rateKind === 'fixed' ? (
          <NumberField {...propsOf('ratePercent')} affix="%" />
        ) : (
          <>
            <TextField {...propsOf('base')} hint={t('editor.hint.base')} />
            <NumberField {...propsOf('basePercent')} affix="%" />
            <DateField {...propsOf('baseOn')} of="bank-offer.baseOn" />
            <NumberField {...propsOf('spreadPercent')} affix="%" />
            <NumberField {...propsOf('resetMonths')} inputMode="numeric" affix={t('rates.month')} />
            <NumberField {...propsOf('floorPercent')} affix="%" hint={t('editor.hint.floor')} />
          </>
        )}
        <NumberField {...propsOf('defaultInterestPercent')} affix="%" hint={t('editor.hint.none')} />
        <NumberField {...propsOf('prepaymentPercent')} affix="%" hint={t('editor.hint.none')} />
      </div>
    </>
  );
}
