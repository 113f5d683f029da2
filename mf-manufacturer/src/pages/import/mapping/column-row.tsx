import {
  attributeOfField,
  type ColumnMapping,
  type ImportAnswer,
  type ImportColumn,
  isWeightField,
  zoneOfField,
} from 'shared-kit/contract/catalogue-import';
import { isUnitSymbol, unitOf, unitSymbols } from 'shared-kit/contract/measures';
import { currencies } from 'shared-kit/contract/money';
import { Row } from 'shared-kit/layout';
import { SelectField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import type { FieldOption } from './field-words.ts';
import styles from './mapping.module.css';

type Props = {
  column: ImportColumn;
  options: Readonly<{ plain: readonly FieldOption[]; attributes: readonly FieldOption[] }>;
  attributes: ImportAnswer['attributes'];
  chosen: ColumnMapping;
  onChange: (to: Partial<ColumnMapping>) => void;
};

export function ColumnRow({ column, options, attributes, chosen, onChange }: Props) {
  const t = useText();
  const { heading, samples, proposed, confidence } = column;
  const name = heading || t('import.column.unnamed');
  const share = Math.round(confidence * 100);
  const isProposed = chosen.field === proposed.field && proposed.field !== null;
  const fill = (field: string | null) => onChange({ field, unit: null, currency: null });
  return (
    <li className={styles.column}>
      <Row gap="3" justify="between" className={styles.heading}>
        <strong>{name}</strong>
        {isProposed && (
          <span className={styles.confidence}>
            <progress
              className={styles.bar}
              data-sure={confidence >= 0.8 || undefined}
              aria-label={t('import.confidence')}
              value={confidence}
              max={1}
            />
            <span>{t('import.percent', { share })}</span>
          </span>
        )}
      </Row>
      <SelectField
        label={t('import.field-of', { heading: name })}
        labelHidden
        value={chosen.field ?? ''}
        onChange={({ target }) => fill(target.value || null)}
      >
        <option value="">{t('import.not-imported')}</option>
        <optgroup label={t('import.fields.plain')}>
          <Options of={options.plain} />
        </optgroup>
        <optgroup label={t('import.fields.attributes')}>
          <Options of={options.attributes} />
        </optgroup>
      </SelectField>
      <Measure {...{ name, chosen, attributes, onChange }} />
      <p className={styles.samples}>{samples.join(' · ') || t('import.no-samples')}</p>
    </li>
  );
}

const Options = ({ of }: { of: readonly FieldOption[] }) =>
  of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

type MeasureProps = Pick<Props, 'chosen' | 'attributes' | 'onChange'> & { name: string };

/** The currency of a price column, or the unit of figures that state none. */
function Measure({ name, chosen, attributes, onChange }: MeasureProps) {
  const t = useText();
  const { field, unit, currency } = chosen;
  if (field && zoneOfField(field)) {
    return (
      <SelectField
        label={t('import.currency-of', { heading: name })}
        labelHidden
        value={currency ?? ''}
        onChange={({ target }) =>
          onChange({ currency: currencies.find((it) => it === target.value) ?? null })
        }
      >
        <option value="">{t('import.as-settings')}</option>
        {currencies.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </SelectField>
    );
  }
  const units = unitsOf(field, attributes);
  if (units.length < 2) return null;
  return (
    <SelectField
      label={t('import.unit-of', { heading: name })}
      labelHidden
      value={unit ?? ''}
      onChange={({ target }) => onChange({ unit: target.value || null })}
    >
      <option value="">{t('import.unit-usual', { unit: units[0] ?? '' })}</option>
      {units.map((each) => (
        <option key={each} value={each}>
          {t('import.unit-in', { unit: each })}
        </option>
      ))}
    </SelectField>
  );
}

/** The field's own unit and those that measure the same. */
function unitsOf(field: string | null, attributes: ImportAnswer['attributes']): readonly string[] {
  const key = field && attributeOfField(field);
  const own = isWeightField(field) ? 'kg' : (attributes.find((each) => each.key === key)?.unit ?? '');
  if (!isUnitSymbol(own)) return [];
  const { dimension } = unitOf(own);
  return [own, ...unitSymbols.filter((each) => each !== own && unitOf(each).dimension === dimension)];
}
