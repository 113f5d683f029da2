import { FigureInput } from 'shared-kit/figure-input';
import { DateField } from 'shared-kit/page';
import { Segmented, TextField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from './offer-editor.module.css';
import { type OfferForm, useFieldProps, useFigureProps } from './offer-form.ts';

/** Fixed, or a base with a spread on it. */
export function RateFields({ form }: { form: OfferForm }) {
  const t = useText();
  const propsOf = useFieldProps(form);
  const figureOf = useFigureProps(form);
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
          <FigureInput {...figureOf('ratePercent')} affix="%" />
        ) : (
          <>
            <TextField {...propsOf('base')} hint={t('editor.hint.base')} />
            <FigureInput {...figureOf('basePercent')} affix="%" />
            <DateField {...propsOf('baseOn')} of="bank-offer.baseOn" />
            <FigureInput {...figureOf('spreadPercent')} affix="%" />
            <FigureInput {...figureOf('resetMonths')} affix={t('rates.month')} />
            <FigureInput {...figureOf('floorPercent')} affix="%" hint={t('editor.hint.floor')} />
          </>
        )}
        <FigureInput {...figureOf('defaultInterestPercent')} affix="%" hint={t('editor.hint.none')} />
        <FigureInput {...figureOf('prepaymentPercent')} affix="%" hint={t('editor.hint.none')} />
      </div>
    </>
  );
}
