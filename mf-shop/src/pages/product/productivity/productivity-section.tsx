import { useId } from 'react';
import type { ProductDetail } from 'shared-kit/contract/catalogue';
import { figureFields } from 'shared-kit/contract/figures';
import type { Money } from 'shared-kit/contract/money';
import { FigureInput } from 'shared-kit/figure-input';
import { Stack } from 'shared-kit/layout';
import { useLocale } from 'shared-kit/shell';
import { Heading, KeyValues, Sheet, SheetBody, Text } from 'shared-kit/ui';
import { formatFigure } from '../../../format/figure.ts';
import { useText } from '../../../text.ts';
import { type Assumptions, assumptionsStore } from './assumptions.ts';
import { productivity } from './productivity.ts';
import styles from './productivity-section.module.css';
import { type Source, sourceOf, unitOf } from './source.ts';

type SectionProps = { product: ProductDetail; price: Money | null };

/** The machine's output, energy use and payback in the buyer's mill, as far as its specification allows. */
export function ProductivitySection({ product, price }: SectionProps) {
  const source = sourceOf(product.drawing);
  if (!source) return null;
  return <Calculator product={product} price={price} source={source} />;
}

function Calculator({ product, price, source }: SectionProps & { source: Source }) {
  const t = useText();
  const id = useId();
  const assumptions = assumptionsStore.use();
  const power = product.drawing.attributes.power_kw;
  const result = productivity(
    { source, powerKw: typeof power === 'number' ? power : null, price: price && Number(price.amount) },
    assumptions,
    useLocale(),
  );
  const unit = unitOf(source);
  const takesCount = source.kind === 'yarn' || source.kind === 'ring' || source.kind === 'knit';
  return (
    <Stack as="section" gap="2" className={styles.root} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {t('productivity.title')}
      </Heading>
      <Sheet>
        <SheetBody className={styles.columns}>
          <div className={styles.fields}>
            <Figure field="hours" affix="h" />
            <Figure field="efficiency" affix="%" />
            {source.kind === 'weft' && <Figure field="picks" affix="1/cm" />}
            {takesCount && <Figure field="count" affix="Ne" />}
            {source.kind === 'ring' && <Figure field="twist" affix="αe" />}
            {source.kind === 'knit' && <Figure field="stitch" affix="mm" />}
            {price && <Figure field="margin" affix={`${price.currency}/${unit}`} />}
            {price && <Figure field="days" affix={t('productivity.days-unit')} />}
          </div>
          <div role="status">
            {result ? <Results result={result} hasPrice={price !== null} /> : t('productivity.incomplete')}
          </div>
        </SheetBody>
      </Sheet>
      <Text
        look="tiny"
        tone="subtle"
      >{`${t(`productivity.how.${source.kind}`)} ${t('productivity.note')}`}</Text>
    </Stack>
  );
}

type ResultsProps = { result: NonNullable<ReturnType<typeof productivity>>; hasPrice: boolean };

function Results({ result: { unit, perDay, kilowattHoursPerUnit, paybackMonths }, hasPrice }: ResultsProps) {
  const t = useText();
  const locale = useLocale();
  const short = (figure: number, digits: number) => formatFigure(Number(figure.toPrecision(digits)), locale);
  const facts = [
    { term: t('productivity.output'), detail: t('productivity.per-day', { figure: short(perDay, 4), unit }) },
    {
      term: t('productivity.energy'),
      detail:
        kilowattHoursPerUnit === null
          ? t('compare.not-stated')
          : t('productivity.energy-value', { figure: short(kilowattHoursPerUnit, 3), unit }),
    },
  ];
  const payback = {
    term: t('productivity.payback'),
    detail:
      paybackMonths === null
        ? t('productivity.payback-unknown')
        : t('productivity.payback-value', { figure: short(paybackMonths, 3) }),
  };
  return <KeyValues facts={hasPrice ? [...facts, payback] : facts} />;
}

function Figure({ field, affix }: { field: keyof Assumptions; affix: string }) {
  const t = useText();
  const assumptions = assumptionsStore.use();
  return (
    <FigureInput
      label={t(`productivity.field.${field}`)}
      affix={affix}
      figure={{ ...figureFields.wish, unit: affix }}
      grouped
      transient
      text={assumptions[field]}
      onText={(text) => assumptionsStore.change((it) => ({ ...it, [field]: text }))}
    />
  );
}
