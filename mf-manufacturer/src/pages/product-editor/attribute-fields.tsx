import { figureFields, figureOf, figureText } from 'shared-kit/contract/figures';
import type { DraftAttributeDefinition, DraftCategory, ProductDraft } from 'shared-kit/contract/products';
import { FormGrid, Stack } from 'shared-kit/layout';
import { useLocale } from 'shared-kit/shell';
import { Button, Checkbox, Note, SelectField, Sheet, SheetBody, SheetHeader, TextField } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { CategoryField } from './category-field.tsx';
import styles from './editor.module.css';
import { FigureField } from './figure-field.tsx';
import type { ProductDesk } from './use-product-draft.ts';

type Props = { desk: ProductDesk; category: DraftCategory | null };

/** The category's attributes. Nothing has to be stated, but what isn't is counted: comparisons say so. */
export function AttributeFields({ desk, category }: Props) {
  const t = useText();
  const { draft } = desk;
  const definitions = category?.attributes ?? [];
  const stated = definitions.filter(({ key }) => draft.attributes[key] !== undefined).length;
  return (
    <Sheet>
      <SheetHeader title={t('editor.attributes')}>
        <span className={styles.count}>{t('editor.stated', { stated, all: definitions.length })}</span>
      </SheetHeader>
      <Stack as={SheetBody} gap="3">
        <CategoryField value={draft.categoryId} onChoose={(categoryId) => desk.change({ categoryId })} />
        <LeftAttributes desk={desk} definitions={definitions} />
        <FormGrid field="short">
          {definitions.map((definition) => (
            <AttributeField key={`${category?.id}-${definition.key}`} definition={definition} desk={desk} />
          ))}
        </FormGrid>
      </Stack>
    </Sheet>
  );
}

/** Attributes of the category that the product was in before: kept until the maker takes them out. */
function LeftAttributes({
  desk,
  definitions,
}: {
  desk: ProductDesk;
  definitions: readonly DraftAttributeDefinition[];
}) {
  const t = useText();
  const left = Object.keys(desk.draft.attributes).filter((key) => !definitions.some((it) => it.key === key));
  if (definitions.length === 0 || left.length === 0) return null;
  const remove = () => {
    const keep = (values: Readonly<Record<string, unknown>>) =>
      Object.fromEntries(Object.entries(values).filter(([key]) => !left.includes(key)));
    desk.change({
      attributes: keep(desk.draft.attributes) as ProductDraft['attributes'],
      typed: keep(desk.draft.typed) as ProductDraft['typed'],
    });
  };
  return (
    <Note tone="warning" action={<Button onClick={remove}>{t('editor.left.remove')}</Button>}>
      {t('editor.left.text', { count: left.length, keys: left.join(', ') })}
    </Note>
  );
}

type FieldProps = { definition: DraftAttributeDefinition; desk: ProductDesk };

function AttributeField({ definition, desk }: FieldProps) {
  const { key, kind, label, options } = definition;
  const t = useText();
  const value = desk.draft.attributes[key];
  const set = (next: unknown) => desk.set(`attributes.${key}`, next);
  if (kind === 'number') return <MeasureField definition={definition} desk={desk} />;
  if (kind === 'boolean')
    return (
      <SelectField
        label={label}
        value={value === undefined ? '' : String(value)}
        onChange={({ target }) => set(target.value === '' ? undefined : target.value === 'true')}
      >
        <option value="">{t('editor.not-stated')}</option>
        <option value="true">{t('editor.yes')}</option>
        <option value="false">{t('editor.no')}</option>
      </SelectField>
    );
  if (kind === 'choice')
    return (
      <SelectField
        label={label}
        value={typeof value === 'string' ? value : ''}
        onChange={({ target }) => set(target.value || undefined)}
      >
        <option value="">{t('editor.not-stated')}</option>
        {options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
    );
  if (kind === 'list' && options) return <ListField definition={definition} desk={desk} />;
  return (
    <TextField
      label={label}
      maxLength={500}
      hint={kind === 'list' ? t('editor.list-hint') : undefined}
      value={Array.isArray(value) ? value.join(', ') : String(value ?? '')}
      onChange={({ target }) => set(kind === 'list' ? listOf(target.value) : target.value || undefined)}
    />
  );
}

const listOf = (text: string): string[] | undefined => {
  const parts = text.split(',').map((part) => part.trimStart());
  return text.trim() === '' ? undefined : parts;
};

function ListField({ definition: { key, label, options }, desk }: FieldProps) {
  const value = desk.draft.attributes[key];
  const chosen = Array.isArray(value) ? value : [];
  const toggle = (option: string, isOn: boolean) => {
    const next = isOn ? [...chosen, option] : chosen.filter((it) => it !== option);
    desk.set(`attributes.${key}`, next.length > 0 ? next : undefined);
  };
  return (
    <fieldset className={styles.list}>
      <legend>{label}</legend>
      {options?.map((option) => (
        <Checkbox
          key={option.value}
          checked={chosen.includes(option.value)}
          onChange={({ target }) => toggle(option.value, target.checked)}
        >
          {option.label}
        </Checkbox>
      ))}
    </fieldset>
  );
}

/** Type `72 in` for a width in cm: 182.88 is kept, and what was typed stays beside it. */
function MeasureField({ definition: { key, label, unit, usual }, desk }: FieldProps) {
  const t = useText();
  const locale = useLocale();
  const value = desk.draft.attributes[key];
  const typed = desk.draft.typed[key];
  const figure = { ...figureFields.measure, unit };
  const written = (number: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }).format(number);
  // A text from a page of another language may mean something else here.
  const isSaid = typed !== undefined && Number(figureOf(typed, locale, figure)) === value;
  const hints = [
    typed && typeof value === 'number' ? t('editor.kept-as', { value: `${written(value)} ${unit}` }) : '',
    usual
      ? t('editor.usual', { low: written(usual.low), high: written(usual.high), count: usual.products })
      : '',
  ].filter(Boolean);
  return (
    <FigureField
      label={label}
      affix={unit}
      figure={figure}
      shown={isSaid && typed ? typed : figureText(typeof value === 'number' ? value : null)}
      hint={hints.length > 0 ? hints.join(' · ') : undefined}
      onWrong={(isWrong) => desk.wrong.note(`attributes.${key}`, isWrong)}
      onValue={(next, text) => {
        desk.set(`attributes.${key}`, next === null ? undefined : Number(next));
        desk.set(
          `typed.${key}`,
          next !== null && /\p{L}|["″'′%]/u.test(text) ? text.slice(0, 60) : undefined,
        );
      }}
    />
  );
}
