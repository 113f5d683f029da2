import { decimalSigns, type ImportMapping } from 'shared-kit/contract/catalogue-import';
import { currencies } from 'shared-kit/contract/money';
import { Stack } from 'shared-kit/layout';
import { Checkbox, SelectField, Sheet, SheetBody, SheetHeader } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import type { ImportParts } from '../import-parts.ts';

type Props = {
  answer: ImportParts['answer'];
  mapping: ImportMapping;
  change: (to: Partial<ImportMapping>) => void;
  /** Takes a kept mapping as a whole. */
  onTake: (mapping: ImportMapping) => void;
};

/** Settings for all rows: number style, currency, category, and what is done only if the maker asks for it. */
export function MappingSettings({ answer, mapping, change, onTake }: Props) {
  const t = useText();
  return (
    <Sheet>
      <SheetHeader title={t('import.settings')} />
      <Stack as={SheetBody}>
        <KeptMappings {...{ answer, onTake }} />
        <NumberStyle {...{ answer, mapping, change }} />
        <SelectField
          label={t('import.currency')}
          hint={t('import.currency.hint')}
          value={mapping.currency ?? ''}
          onChange={({ target }) =>
            change({ currency: currencies.find((it) => it === target.value) ?? null })
          }
        >
          <option value="">{t('import.as-given')}</option>
          {currencies.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
        <SelectField
          label={t('import.category')}
          hint={t('import.category.hint')}
          value={mapping.category ?? ''}
          onChange={({ target }) => change({ category: target.value || null })}
        >
          <option value="">{t('import.as-given')}</option>
          {answer.categories.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
        <Checkbox
          checked={mapping.publish && answer.mayPublish}
          disabled={!answer.mayPublish}
          onChange={({ target }) => change({ publish: target.checked })}
        >
          {t(answer.mayPublish ? 'import.publish' : 'import.publish-not')}
        </Checkbox>
        <Checkbox checked={mapping.pictures} onChange={({ target }) => change({ pictures: target.checked })}>
          {t('import.pictures')}
        </Checkbox>
        <Checkbox
          checked={mapping.removeVariants}
          onChange={({ target }) => change({ removeVariants: target.checked })}
        >
          {t('import.remove-variants')}
        </Checkbox>
      </Stack>
    </Sheet>
  );
}

/** Kept mappings that were made for a file with as many columns. */
function KeptMappings({ answer: { mappings, table }, onTake }: Pick<Props, 'answer' | 'onTake'>) {
  const t = useText();
  const usable = mappings.filter(({ mapping }) => mapping.columns.length === table.columns.length);
  if (usable.length === 0) return null;
  return (
    <SelectField
      label={t('import.kept')}
      defaultValue=""
      onChange={({ target }) => {
        const kept = usable.find(({ name }) => name === target.value);
        if (kept) onTake(kept.mapping);
      }}
    >
      <option value="">{t('import.kept.choose')}</option>
      {usable.map(({ name, fits }) => (
        <option key={name} value={name}>
          {fits ? t('import.kept.fits', { name }) : name}
        </option>
      ))}
    </SelectField>
  );
}

function NumberStyle({ answer, mapping, change }: Pick<Props, 'answer' | 'mapping' | 'change'>) {
  const t = useText();
  const { point, comma } = answer.table.evidence;
  const seen = [point, comma].filter((figure) => figure !== null);
  return (
    <SelectField
      label={t('import.numbers')}
      hint={
        seen.length > 0 ? t('import.numbers.seen', { figures: seen.join(' · ') }) : t('import.numbers.hint')
      }
      value={mapping.decimalSign ?? ''}
      onChange={({ target }) =>
        change({ decimalSign: decimalSigns.find((it) => it === target.value) ?? null })
      }
    >
      <option value="">{t('import.numbers.unsaid')}</option>
      <option value=",">{t('import.numbers.comma')}</option>
      <option value=".">{t('import.numbers.point')}</option>
    </SelectField>
  );
}
