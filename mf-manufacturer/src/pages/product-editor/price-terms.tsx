import { productIncoterms } from 'shared-kit/contract/catalogue';
import { figureFields, figureText } from 'shared-kit/contract/figures';
import { type PriceRow, productLimits } from 'shared-kit/contract/products';
import { FormGrid } from 'shared-kit/layout';
import { Disclosure, SelectField, TextField } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './editor.module.css';
import { FigureField } from './figure-field.tsx';
import type { ProductDesk } from './use-product-draft.ts';

type Props = { row: PriceRow; at: number; desk: ProductDesk; change: (values: Partial<PriceRow>) => void };

/** Delivery and lead time of one row, where they differ from the product's. */
export function PriceTerms({ row, at, desk, change }: Props) {
  const t = useText();
  const { incoterm, leadTimeWeeks } = row;
  const usualPlace = desk.draft.incoterm.place || '–';
  const differs = incoterm !== null || leadTimeWeeks !== null;
  const summary = differs
    ? t('editor.price.own-terms', {
        terms: [
          incoterm && `${incoterm.rule} ${incoterm.place}`,
          leadTimeWeeks !== null && t('editor.weeks', { count: leadTimeWeeks }),
        ]
          .filter(Boolean)
          .join(', '),
      })
    : t('editor.price.usual-terms');
  return (
    <Disclosure summary={summary} className={styles.own}>
      <FormGrid field="short">
        <SelectField
          label={t('editor.terms.incoterm')}
          value={incoterm?.rule ?? ''}
          onChange={({ target }) => {
            const rule = productIncoterms.find((it) => it === target.value);
            change({ incoterm: rule ? { rule, place: incoterm?.place ?? usualPlace } : null });
          }}
        >
          <option value="">{t('editor.price.as-product')}</option>
          {productIncoterms.map((rule) => (
            <option key={rule}>{rule}</option>
          ))}
        </SelectField>
        <TextField
          label={t('editor.terms.place')}
          disabled={incoterm === null}
          maxLength={productLimits.place}
          value={incoterm?.place ?? ''}
          onChange={({ target }) => incoterm && change({ incoterm: { ...incoterm, place: target.value } })}
        />
        <FigureField
          label={t('editor.terms.lead-time')}
          affix={t('editor.terms.weeks')}
          hint={leadTimeWeeks === null ? t('editor.price.as-product') : undefined}
          figure={figureFields.leadTime}
          shown={figureText(leadTimeWeeks)}
          onWrong={(isWrong) => desk.wrong.note(`priceRows.${at}.leadTimeWeeks`, isWrong)}
          onValue={(weeks) => change({ leadTimeWeeks: weeks === null ? null : Number(weeks) })}
        />
      </FormGrid>
    </Disclosure>
  );
}
