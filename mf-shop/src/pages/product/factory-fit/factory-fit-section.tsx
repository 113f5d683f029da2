import type { ProductDetail } from 'shared-kit/contract/catalogue';
import { useLocale } from 'shared-kit/shell';
import { AlertIcon, CheckIcon, Heading, InfoIcon, StatusBadge, Text } from 'shared-kit/ui';
import { Cell, ColumnHead, RowHead, Table, TableRow } from 'shared-kit/ui/table';
import { withUnit } from '../../../format/attribute.ts';
import { formatFigure } from '../../../format/figure.ts';
import { useText } from '../../../text.ts';
import { factoryStore } from './factory.ts';
import { type FitLine, factoryFit } from './factory-fit.ts';
import styles from './factory-fit-section.module.css';
import { FactoryInput } from './factory-input.tsx';

const units = { voltage: 'V', power: 'kW', air: 'm³/h', steam: '', floor: 'm', height: 'm' } as const;

/** Checks whether the buyer's factory has what the machine needs. */
export function FactoryFitSection({ product }: { product: ProductDetail }) {
  const t = useText();
  const locale = useLocale();
  const factory = factoryStore.use();
  if (product.breadcrumb[0]?.id !== 'machinery') return null;
  return (
    <section className={styles.root} aria-labelledby="factory-fit">
      <Heading level={2} id="factory-fit">
        {t('fit.title')}
      </Heading>
      <Text look="small" tone="muted">
        {t('fit.note')}
      </Text>
      <div className={styles.sheet}>
        <Table label={t('fit.table')} stacked>
          <thead>
            <tr>
              <ColumnHead>{t('fit.demand')}</ColumnHead>
              <ColumnHead>{t('fit.needs')}</ColumnHead>
              <ColumnHead>{t('fit.has')}</ColumnHead>
              <ColumnHead>{t('fit.result')}</ColumnHead>
            </tr>
          </thead>
          <tbody>
            {factoryFit(product.drawing.attributes, factory, locale).map((line) => (
              <TableRow key={line.demand}>
                <RowHead>{t(`fit.${line.demand}`)}</RowHead>
                <Cell className={styles.needs}>
                  <Needs line={line} />
                </Cell>
                <Cell>
                  <FactoryInput demand={line.demand} factory={factory} />
                </Cell>
                <Cell>
                  <Result of={line.result} />
                </Cell>
              </TableRow>
            ))}
          </tbody>
        </Table>
      </div>
    </section>
  );
}

function Needs({ line: { demand, needs } }: { line: FitLine }) {
  const t = useText();
  const locale = useLocale();
  if (needs.length === 0) return <span>–</span>;
  if (demand === 'steam')
    return <span>{needs[0] === 1 ? t('fit.steam-needed') : t('fit.steam-not-needed')}</span>;
  return <span>{withUnit(needs.map((it) => formatFigure(it, locale)).join(' × '), units[demand])}</span>;
}

function Result({ of }: { of: FitLine['result'] }) {
  const t = useText();
  if (of === 'not-entered')
    return (
      <Text as="span" look="small" tone="subtle">
        {t('fit.result.not-entered')}
      </Text>
    );
  const tone = { fits: 'positive', 'does-not-fit': 'danger', 'not-stated': 'neutral' } as const;
  const icon = { fits: CheckIcon, 'does-not-fit': AlertIcon, 'not-stated': InfoIcon } as const;
  return (
    <StatusBadge tone={tone[of]} icon={icon[of]}>
      {t(`fit.result.${of}`)}
    </StatusBadge>
  );
}
