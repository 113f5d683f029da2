import { figureFields } from 'shared-kit/contract/figures';
import { extraLineKinds, financingProducts, paymentRhythms } from 'shared-kit/contract/financing';
import { formatMoney, type Money } from 'shared-kit/contract/money';
import { namesOf } from 'shared-kit/contract/tables';
import { FigureInput } from 'shared-kit/figure-input';
import { FormGrid } from 'shared-kit/layout';
import { DateField } from 'shared-kit/page';
import { useLocale } from 'shared-kit/shell';
import { Disclosure, SelectField, TextAreaField } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { amountOf, graceFigure, termFigure } from './request-entries.ts';
import type { useRequest } from './use-request.ts';

type RequestFieldsProps = { form: ReturnType<typeof useRequest>; total: Money };

/** The fields of a request for financing. Own funds and the financed amount add up to the version's total and the extra lines. */
export function RequestFields({ form, total }: RequestFieldsProps) {
  const t = useText();
  const locale = useLocale();
  const { entries, enter, text, figure, idOf, errorOf } = form;
  const amount = amountOf(entries, total.amount, locale);
  const sum = { ...figureFields.sum, unit: total.currency };
  const wrongExtras = errorOf('extras');
  return (
    <>
      <FormGrid>
        <FigureInput
          {...figure('ownFunds')}
          label={t('financing.field.ownFunds')}
          figure={sum}
          binds
          affix={total.currency}
          hint={
            amount === null ? undefined : t('financing.amount', { amount: formatMoney({ ...total, amount }) })
          }
        />
        <FigureInput
          {...figure('termMonths')}
          label={t('financing.field.termMonths')}
          figure={termFigure}
          affix={t('financing.month')}
        />
        <FigureInput
          {...figure('graceMonths')}
          label={t('financing.field.graceMonths')}
          figure={graceFigure}
          affix={t('financing.month')}
          hint={t('financing.grace-hint')}
        />
        <SelectField {...text('rhythm')} label={t('financing.field.rhythm')}>
          <option value="">{t('financing.rhythm.any')}</option>
          {namesOf(paymentRhythms).map((it) => (
            <option key={it} value={it}>
              {t(`financing.rhythm.${it}`)}
            </option>
          ))}
        </SelectField>
        <SelectField {...text('product')} label={t('financing.field.product')}>
          {financingProducts.map((it) => (
            <option key={it} value={it}>
              {t(`financing.product.${it}`)}
            </option>
          ))}
        </SelectField>
        <DateField {...text('offersBy')} label={t('financing.field.offersBy')} of="financing.offersBy" />
      </FormGrid>
      <Disclosure summary={t('financing.extras')} open={wrongExtras !== undefined || undefined}>
        <FormGrid>
          {extraLineKinds.map((kind) => (
            <FigureInput
              key={kind}
              figure={sum}
              binds
              id={kind === extraLineKinds[0] ? idOf('extras') : undefined}
              label={t(`financing.extra.${kind}`)}
              affix={total.currency}
              text={entries.extras[kind]}
              onText={(text) => enter({ extras: { ...entries.extras, [kind]: text } })}
              error={kind === extraLineKinds[0] ? wrongExtras : undefined}
            />
          ))}
        </FormGrid>
      </Disclosure>
      <TextAreaField {...text('words')} label={t('financing.field.words')} rows={3} />
    </>
  );
}
