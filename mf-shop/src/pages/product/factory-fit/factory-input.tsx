import { figureFields } from 'shared-kit/contract/figures';
import { FigureInput } from 'shared-kit/figure-input';
import { Row } from 'shared-kit/layout';
import { SelectField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { type Factory, type FactoryField, factoryStore } from './factory.ts';
import type { Demand } from './factory-fit.ts';
import styles from './factory-fit-section.module.css';

const enter = (field: FactoryField, value: string) =>
  factoryStore.change((factory) => ({ ...factory, [field]: value }));

/** The factory's value for a demand; floor space takes two figures. */
export function FactoryInput({ demand, factory }: { demand: Demand; factory: Factory }) {
  const t = useText();
  if (demand === 'steam')
    return (
      <SelectField
        label={t('fit.own.steam')}
        labelHidden
        size="small"
        className={styles.input}
        value={factory.steam}
        onChange={(event) => enter('steam', event.target.value)}
      >
        <option value="">{t('fit.steam-unsaid')}</option>
        <option value="yes">{t('fit.steam-yes')}</option>
        <option value="no">{t('fit.steam-no')}</option>
      </SelectField>
    );
  if (demand === 'floor')
    return (
      <Row as="span">
        <Figure field="length" unit="m" factory={factory} />
        <Figure field="width" unit="m" factory={factory} />
      </Row>
    );
  const unit = { voltage: 'V', power: 'kW', air: 'm³/h', height: 'm' } as const;
  return <Figure field={demand} unit={unit[demand]} factory={factory} />;
}

type FigureProps = { field: Exclude<FactoryField, 'steam'>; unit: string; factory: Factory };

function Figure({ field, unit, factory }: FigureProps) {
  const t = useText();
  return (
    <FigureInput
      label={t(`fit.own.${field}`)}
      labelHidden
      size="small"
      className={styles.input}
      affix={unit}
      placeholder={field === 'length' || field === 'width' ? t(`fit.short.${field}`) : undefined}
      figure={{ ...figureFields.wish, unit }}
      grouped
      transient
      text={factory[field]}
      onText={(text) => enter(field, text)}
    />
  );
}
