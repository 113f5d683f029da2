import { confirmations, deferredFrom } from 'shared-kit/contract/financing';
import { FigureInput } from 'shared-kit/figure-input';
import { Stack } from 'shared-kit/layout';
import { DateField } from 'shared-kit/page';
import { Segmented, SelectField, TextAreaField, TextField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from '../offer-editor/offer-editor.module.css';
import { Part } from '../offer-editor/part.tsx';
import { CommissionFields } from './commission-fields.tsx';
import { type LetterEntries, type LetterField, type LetterFigure, letterFigures } from './letter-entries.ts';
import type { LetterForm } from './letter-form.ts';

type TextOf = Exclude<keyof LetterEntries, 'commissions'>;

/** The props of a field that holds one text, and of one that holds a figure. */
function useFieldProps({ id, entries, enter, wrong, currency }: LetterForm) {
  const t = useText();
  const figures = letterFigures(currency);
  const textsOf = (field: TextOf) => ({
    id: `${id}-${field}`,
    label: t(`letter.field.${field}`),
    error: wrong.some((it) => it === field)
      ? t(`letter.wrong.${field as Exclude<LetterField, 'commissions'>}`)
      : undefined,
  });
  return {
    propsOf: (field: Exclude<TextOf, LetterFigure>) => ({
      ...textsOf(field),
      value: entries[field],
      onChange: ({ target }: { target: { value: string } }) => enter({ [field]: target.value }),
    }),
    figureOf: (field: LetterFigure) => ({
      ...textsOf(field),
      figure: figures[field],
      binds: true,
      text: entries[field],
      onText: (text: string) => enter({ [field]: text }),
    }),
  };
}

/** Everything that a letter of credit states, by subject. */
export function LetterFields({ form }: { form: LetterForm }) {
  const t = useText();
  const { propsOf } = useFieldProps(form);
  return (
    <Stack>
      <Part title={t('letter.part.credit')}>
        <CreditFields form={form} />
      </Part>
      <Part title={t('letter.part.documents')}>
        <TextAreaField {...propsOf('documents')} rows={5} hint={t('letter.hint.lines')} />
      </Part>
      <Part title={t('letter.part.commissions')}>
        <CommissionFields form={form} />
      </Part>
      <Part title={t('editor.part.conditions')}>
        <TextAreaField {...propsOf('issueConditions')} rows={3} hint={t('letter.hint.lines')} />
        <TextAreaField {...propsOf('laterConditions')} rows={2} hint={t('letter.hint.lines')} />
      </Part>
      <Part title={t('editor.part.rest')}>
        <div className={styles.fields}>
          <TextAreaField {...propsOf('collateral')} className={styles.wide} rows={2} />
          <DateField {...propsOf('validUntil')} of="letter.validUntil" />
          <TextAreaField {...propsOf('words')} className={styles.wide} rows={3} />
        </div>
      </Part>
    </Stack>
  );
}

function CreditFields({ form }: { form: LetterForm }) {
  const t = useText();
  const { propsOf, figureOf } = useFieldProps(form);
  const { currency, entries, enter } = form;
  const days = { affix: t('letter.days') };
  return (
    <>
      <Segmented
        label={t('letter.field.payment')}
        value={entries.payment}
        onChange={(payment) => enter({ payment })}
        options={[
          { value: 'sight', label: t('letter.payment.sight') },
          { value: 'deferred', label: t('letter.payment.deferred') },
        ]}
        tone="finance"
        className={styles.kind}
      />
      <div className={styles.fields}>
        <FigureInput {...figureOf('amount')} affix={currency} />
        <FigureInput {...figureOf('tolerancePercent')} affix="%" hint={t('letter.hint.tolerance')} />
        {entries.payment === 'deferred' && (
          <>
            <FigureInput {...figureOf('deferredDays')} {...days} />
            <SelectField {...propsOf('deferredFrom')}>
              {deferredFrom.map((it) => (
                <option key={it} value={it}>
                  {t(`letter.from.${it}`)}
                </option>
              ))}
            </SelectField>
          </>
        )}
        <DateField {...propsOf('expiresOn')} of="letter.expiresOn" />
        <TextField {...propsOf('expiryPlace')} />
        <DateField {...propsOf('latestShipmentOn')} of="letter.latestShipmentOn" beside={entries.expiresOn} />
        <FigureInput {...figureOf('presentationDays')} {...days} hint={t('letter.hint.presentation')} />
        <SelectField {...propsOf('confirmation')}>
          {confirmations.map((it) => (
            <option key={it} value={it}>
              {t(`letter.confirmation.${it}`)}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  );
}
