import { conditions } from 'shared-kit/contract/catalogue';
import {
  type FigureField as Figure,
  figureFields,
  figureText,
  wholeFigure,
} from 'shared-kit/contract/figures';
import { languageName, locales } from 'shared-kit/contract/languages';
import { type ProductDetails, productLimits } from 'shared-kit/contract/products';
import { namesOf } from 'shared-kit/contract/tables';
import { CountryOptions } from 'shared-kit/countries';
import { FormGrid, Stack } from 'shared-kit/layout';
import { useLocale } from 'shared-kit/shell';
import { SelectField, Sheet, SheetBody, SheetHeader, TextAreaField, TextField } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { CertificateFields } from './certificate-fields.tsx';
import styles from './editor.module.css';
import { FigureField } from './figure-field.tsx';
import type { ProductDesk } from './use-product-draft.ts';

type Props = { desk: ProductDesk; isCloth: boolean; hsCode: string | null };

/** What the product is: numbers, origin, condition, and what customs and freight ask for. */
export function DetailFields({ desk, isCloth, hsCode }: Props) {
  const t = useText();
  const { draft, change } = desk;
  return (
    <Sheet>
      <SheetHeader title={t('editor.details')} />
      <Stack as={SheetBody} gap="3">
        <FormGrid field="short">
          <TextField
            label={t('editor.detail.sku')}
            value={draft.sku}
            maxLength={productLimits.sku}
            onChange={({ target }) => change({ sku: target.value })}
          />
          <TextField
            label={t('editor.detail.model')}
            value={draft.model}
            maxLength={productLimits.model}
            onChange={({ target }) => change({ model: target.value })}
          />
          <SelectField
            label={t('editor.detail.origin')}
            value={draft.originCountry ?? ''}
            onChange={({ target }) => change({ originCountry: target.value || null })}
          >
            <option value="">{t('editor.not-stated')}</option>
            <CountryOptions />
          </SelectField>
          <TextField
            label={t('editor.detail.hsCode')}
            value={draft.details.hsCode}
            maxLength={20}
            hint={hsCode ? t('editor.detail.hs-hint', { code: hsCode }) : undefined}
            onChange={({ target }) => desk.set('details.hsCode', target.value)}
          />
          <WeightField desk={desk} name="netWeightKg" />
          <WeightField desk={desk} name="grossWeightKg" />
          {!isCloth && <MachineFields desk={desk} />}
        </FormGrid>
        {draft.condition !== 'new' && <Passport desk={desk} />}
        {isCloth && <Cloth desk={desk} />}
        <TextsOf
          desk={desk}
          label={t('editor.detail.packing')}
          texts={draft.details.packing}
          path="details.packing"
        />
        <CertificateFields desk={desk} />
      </Stack>
    </Sheet>
  );
}

/** Cloth is neither used nor of a year. */
function MachineFields({ desk }: { desk: ProductDesk }) {
  const t = useText();
  const { draft, change } = desk;
  return (
    <>
      <SelectField
        label={t('editor.detail.condition')}
        value={draft.condition}
        onChange={({ target }) =>
          change({ condition: conditions.find((it) => it === target.value) ?? draft.condition })
        }
      >
        {conditions.map((condition) => (
          <option key={condition} value={condition}>
            {t(`editor.condition.${condition}`)}
          </option>
        ))}
      </SelectField>
      <FigureField
        label={t('editor.detail.year')}
        figure={wholeFigure(1950, 2100)}
        shown={figureText(draft.year)}
        onWrong={(isWrong) => desk.wrong.note('year', isWrong)}
        onValue={(year) => change({ year: year === null ? null : Number(year) })}
      />
    </>
  );
}

function WeightField({ desk, name }: { desk: ProductDesk; name: 'netWeightKg' | 'grossWeightKg' }) {
  const t = useText();
  return (
    <FigureField
      label={t(`editor.detail.${name}`)}
      affix="kg"
      figure={figureFields.packedWeight}
      shown={figureText(desk.draft.details[name])}
      onWrong={(isWrong) => desk.wrong.note(`details.${name}`, isWrong)}
      onValue={(value) => desk.set(`details.${name}`, value)}
    />
  );
}

type Texts = ProductDetails['packing'];

/** One text in every language, side by side. */
function TextsOf(props: {
  desk: ProductDesk;
  label: string;
  texts: Texts;
  path: string;
  onTexts?: (texts: Texts) => void;
}) {
  const { desk, label, texts, path, onTexts = (next) => desk.set(path, next) } = props;
  const reader = useLocale();
  return (
    <FormGrid field="long" stretch gap="4">
      {locales.map((language) => (
        <TextAreaField
          key={language}
          rows={2}
          lang={language}
          label={`${label} (${languageName(language, reader)})`}
          maxLength={productLimits.words}
          value={texts[language]}
          onChange={({ target }) => onTexts({ ...texts, [language]: target.value })}
        />
      ))}
    </FormGrid>
  );
}

/** The past of a used machine. */
function Passport({ desk }: { desk: ProductDesk }) {
  const t = useText();
  const { passport } = desk.draft.details;
  const change = (values: Partial<typeof passport>) =>
    desk.set('details.passport', { ...passport, ...values });
  const text = (name: 'serial' | 'inspection' | 'video', most: number) => ({
    label: t(`editor.passport.${name}`),
    value: passport[name],
    maxLength: most,
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <fieldset className={styles.group}>
      <legend>{t('editor.passport')}</legend>
      <FormGrid field="short">
        <TextField {...text('serial', 80)} />
        <FigureField
          label={t('editor.passport.hours')}
          affix={t('editor.passport.hours-unit')}
          figure={wholeFigure(0, 1_000_000)}
          shown={figureText(passport.hours)}
          onWrong={(isWrong) => desk.wrong.note('details.passport.hours', isWrong)}
          onValue={(hours) => change({ hours: hours === null ? null : Number(hours) })}
        />
        <TextField {...text('inspection', 300)} />
        <TextField {...text('video', 300)} type="url" inputMode="url" />
      </FormGrid>
      <TextsOf
        desk={desk}
        label={t('editor.passport.overhauls')}
        texts={passport.overhauls}
        path="details.passport"
        onTexts={(overhauls) => change({ overhauls })}
      />
    </fieldset>
  );
}

const clothMeasure = (unit: string): Figure => ({ decimals: 2, most: '999999999.99', unit });
const clothFigures = {
  usableWidthCm: clothMeasure('cm'),
  weightTolerancePercent: clothMeasure('%'),
  shrinkageWarpPercent: clothMeasure('%'),
  shrinkageWeftPercent: clothMeasure('%'),
} as const;

/** What a mill states of cloth beside its construction. */
function Cloth({ desk }: { desk: ProductDesk }) {
  const t = useText();
  const { cloth } = desk.draft.details;
  const change = (values: Partial<typeof cloth>) => desk.set('details.cloth', { ...cloth, ...values });
  return (
    <fieldset className={styles.group}>
      <legend>{t('editor.cloth')}</legend>
      <FormGrid field="short">
        {namesOf(clothFigures).map((name) => (
          <FigureField
            key={name}
            label={t(`editor.cloth.${name}`)}
            affix={name === 'weightTolerancePercent' ? '± %' : clothFigures[name].unit}
            figure={clothFigures[name]}
            shown={figureText(cloth[name])}
            onWrong={(isWrong) => desk.wrong.note(`details.cloth.${name}`, isWrong)}
            onValue={(value) => change({ [name]: value })}
          />
        ))}
        <TextField
          label={t('editor.cloth.fastness')}
          hint={t('editor.cloth.fastness-hint')}
          maxLength={200}
          value={cloth.fastness}
          onChange={({ target }) => change({ fastness: target.value })}
        />
        <TextField
          label={t('editor.cloth.colourways')}
          hint={t('editor.list-hint')}
          maxLength={productLimits.words}
          value={cloth.colourways}
          onChange={({ target }) => change({ colourways: target.value })}
        />
      </FormGrid>
    </fieldset>
  );
}
