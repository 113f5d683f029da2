import { productIncoterms } from 'shared-kit/contract/catalogue';
import { figureFields, figureText, wholeFigure } from 'shared-kit/contract/figures';
import { productLimits, salesUnits } from 'shared-kit/contract/products';
import { FormGrid } from 'shared-kit/layout';
import { SelectField, Sheet, SheetBody, SheetHeader, TextField } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { FigureField } from './figure-field.tsx';
import type { ProductDesk } from './use-product-draft.ts';

const figures = {
  minimumOrder: wholeFigure(1, 10_000_000),
  orderMultiple: wholeFigure(1, 10_000_000),
  leadTimeWeeks: figureFields.leadTime,
  warrantyMonths: wholeFigure(0, 120, 'month'),
} as const;

/** What holds for every order, unless a price row says otherwise. */
export function TermsFields({ desk }: { desk: ProductDesk }) {
  const t = useText();
  const { draft, change } = desk;
  const figure = (name: keyof typeof figures, affix?: string) => ({
    label: t(`editor.terms.${name}`),
    figure: figures[name],
    shown: figureText(draft[name]),
    onWrong: (isWrong: boolean) => desk.wrong.note(name, isWrong),
    onValue: (value: string | null) => change({ [name]: value === null ? null : Number(value) }),
    affix,
  });
  return (
    <Sheet>
      <SheetHeader title={t('editor.terms')} />
      <FormGrid as={SheetBody} field="short">
        <SelectField
          label={t('editor.terms.unit')}
          value={draft.unit}
          onChange={({ target }) =>
            change({ unit: salesUnits.find((it) => it === target.value) ?? draft.unit })
          }
        >
          {salesUnits.map((unit) => (
            <option key={unit} value={unit}>
              {t(`editor.unit.${unit}`)}
            </option>
          ))}
        </SelectField>
        <FigureField {...figure('minimumOrder')} />
        <FigureField {...figure('orderMultiple')} />
        <FigureField {...figure('leadTimeWeeks', t('editor.terms.weeks'))} />
        <SelectField
          label={t('editor.terms.incoterm')}
          value={draft.incoterm.rule ?? ''}
          onChange={({ target }) =>
            desk.set('incoterm.rule', productIncoterms.find((rule) => rule === target.value) ?? null)
          }
        >
          <option value="">{t('editor.not-stated')}</option>
          {productIncoterms.map((rule) => (
            <option key={rule}>{rule}</option>
          ))}
        </SelectField>
        <TextField
          label={t('editor.terms.place')}
          value={draft.incoterm.place}
          maxLength={productLimits.place}
          onChange={({ target }) => desk.set('incoterm.place', target.value)}
        />
        <FigureField {...figure('warrantyMonths', t('editor.terms.months'))} />
      </FormGrid>
    </Sheet>
  );
}
