import { figureFields, writeFigure } from 'shared-kit/contract/figures';
import type { Locale } from 'shared-kit/contract/languages';
import { formatMoney } from 'shared-kit/contract/money';
import { unitWord } from 'shared-kit/contract/products';
import { type OfferDraftAnswer, type OfferInput, quoteLimits } from 'shared-kit/contract/quotes';
import { CountryOptions } from 'shared-kit/countries';
import { FarPrice, FigureInput } from 'shared-kit/figure-input';
import { FormGrid } from 'shared-kit/layout';
import { useLocale } from 'shared-kit/shell';
import { Button, Disclosure, SelectField, Sheet, SheetFooter, SheetHeader, TextField } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { type EntryProps, fieldIdOf } from './entry-props.ts';
import type { LineEntry } from './offer-entries.ts';
import styles from './offer-page.module.css';
import { sumsOf } from './offer-sums.ts';
import { figuresIn } from './read-offer.ts';

type Props = EntryProps & { offer: OfferInput; draft: OfferDraftAnswer };

const newLine = (locale: Locale): LineEntry => ({
  key: crypto.randomUUID(),
  title: '',
  description: '',
  sku: '',
  quantity: '1',
  unit: unitWord('piece', 1, locale),
  unitPrice: '',
  confirmedAfter: '',
  hsCode: '',
  originCountry: '',
  netWeightKg: '',
  grossWeightKg: '',
  ownCost: '',
});

/** What a line's product weighs, as long as as much of it is offered as when that was reckoned. */
function weightsAt({ offer, weights }: OfferDraftAnswer, line: OfferInput['lines'][number] | undefined) {
  const saved = offer.lines.find(({ key }) => key === line?.key);
  const isSame = saved?.quantity === line?.quantity && saved?.unit === line?.unit;
  return line && isSame ? weights[line.key] : undefined;
}

/** The requested lines and those that the maker adds, such as installation, spare parts or packing. */
export function LinesFields(props: Props) {
  const t = useText();
  const locale = useLocale();
  const { entries, enter, offer, draft } = props;
  const { perLine } = sumsOf(offer);
  const change = (key: string, values: Partial<LineEntry>) =>
    enter({ lines: entries.lines.map((line) => (line.key === key ? { ...line, ...values } : line)) });
  return (
    <Sheet>
      <SheetHeader title={t('offer.lines.title')} />
      {entries.lines.map((line, at) => (
        <LineFields
          key={line.key}
          {...props}
          line={line}
          at={at}
          total={perLine[at] ?? null}
          weights={weightsAt(draft, offer.lines[at])}
          lastPrice={entries.currency === draft.offer.currency ? (draft.lastPrices[line.key] ?? null) : null}
          tier={draft.tiers.find(({ key }) => key === line.key)}
          change={(values) => change(line.key, values)}
          remove={() => enter({ lines: entries.lines.filter(({ key }) => key !== line.key) })}
        />
      ))}
      <SheetFooter>
        <Button
          id={fieldIdOf('lines')}
          disabled={entries.lines.length >= quoteLimits.lines}
          onClick={() => enter({ lines: [...entries.lines, newLine(locale)] })}
        >
          {t('offer.lines.add')}
        </Button>
      </SheetFooter>
    </Sheet>
  );
}

type LineProps = Omit<Props, 'draft'> & {
  weights: OfferDraftAnswer['weights'][string] | undefined;
  lastPrice: string | null;
  line: LineEntry;
  at: number;
  total: string | null;
  tier: OfferDraftAnswer['tiers'][number] | undefined;
  change: (values: Partial<LineEntry>) => void;
  remove: () => void;
};

function LineFields(props: LineProps) {
  const { line, at, total, tier, lastPrice, weights, offer, change, remove, entries, wrong } = props;
  const t = useText();
  const { unitPrice } = figuresIn(entries.currency);
  const price = { ...unitPrice, last: lastPrice };
  const errorOf = (field: string) => {
    const fault = wrong.get(`lines.${at}.${field}`);
    return fault && t(`offer.wrong.${fault}`);
  };
  const field = (name: 'title' | 'description' | 'unit', max: number) => ({
    id: fieldIdOf(`lines.${at}.${name}`),
    value: line[name],
    maxLength: max,
    label: t(name === 'title' ? 'offer.lines.title-field' : `offer.lines.${name}`),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <fieldset className={styles.line} aria-label={line.title || t('offer.lines.new')}>
      <TextField className={styles.half} {...field('title', quoteLimits.title)} />
      <TextField className={styles.half} {...field('description', 500)} />
      <FigureInput
        className={styles.quarter}
        label={t('offer.lines.quantity')}
        figure={figureFields.quantity}
        text={line.quantity}
        error={errorOf('quantity')}
        onText={(quantity) => change({ quantity })}
      />
      <TextField className={styles.quarter} {...field('unit', 20)} />
      <FigureInput
        className={styles.half}
        figure={price}
        binds
        id={fieldIdOf(`lines.${at}.unitPrice`)}
        label={t('offer.lines.unit-price')}
        affix={entries.currency}
        text={line.unitPrice}
        error={errorOf('unitPrice')}
        hint={<TierHint tier={tier} currency={entries.currency} />}
        onText={(text) => change({ unitPrice: text, confirmedAfter: '' })}
      />
      <FarPrice
        price={offer.lines[at]?.unitPrice ?? null}
        figure={price}
        isConfirmed={line.confirmedAfter !== ''}
        onConfirm={(isConfirmed) => change({ confirmedAfter: isConfirmed ? (price.last ?? '') : '' })}
        isMissing={false}
      />
      <FigureInput
        className={styles.half}
        figure={unitPrice}
        id={fieldIdOf(`lines.${at}.ownCost`)}
        label={t('offer.lines.own-cost')}
        affix={entries.currency}
        text={line.ownCost}
        error={errorOf('ownCost')}
        hint={t('offer.lines.own-cost-hint')}
        onText={(ownCost) => change({ ownCost })}
      />
      <TradeFields line={line} weights={weights} change={change} errorOf={errorOf} />
      <div className={styles.lineFoot}>
        <span>
          <span>{t('offer.lines.amount')}</span>{' '}
          <b>{total === null ? '–' : formatMoney({ amount: total, currency: entries.currency })}</b>
        </span>
        <Button size="small" emphasis="tertiary" onClick={remove}>
          {t('offer.lines.remove')}
        </Button>
      </div>
    </fieldset>
  );
}

/** The price in the price list, as a starting point. */
function TierHint(props: { tier: OfferDraftAnswer['tiers'][number] | undefined; currency: LineCurrency }) {
  const t = useText();
  const locale = useLocale();
  const { tier, currency } = props;
  if (!tier?.listPrice) return null;
  const figure = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
  const steps = tier.steps.map(({ from, percentOff }) =>
    t('offer.lines.tier', { from: figure.format(from), percent: figure.format(Number(percentOff)) }),
  );
  const price = formatMoney({ amount: tier.listPrice, currency });
  return <span>{[t('offer.lines.list-price', { price }), ...steps].join(' · ')}</span>;
}
type LineCurrency = EntryProps['entries']['currency'];

type TradeProps = Pick<LineProps, 'line' | 'weights' | 'change'> & {
  errorOf: (field: string) => string | undefined;
};

/** Data for customs and freight, shown on the proforma invoice. An empty weight is the product's. */
function TradeFields({ line, weights, change, errorOf }: TradeProps) {
  const t = useText();
  const locale = useLocale();
  const hintOf = (weight: string | null | undefined) =>
    weight && t('offer.lines.weight-hint', { weight: writeFigure(weight, figureFields.weight, locale) });
  return (
    <Disclosure summary={t('offer.lines.trade')} className={styles.wide}>
      <FormGrid field="short">
        <TextField
          label={t('offer.lines.sku')}
          value={line.sku}
          maxLength={100}
          onChange={({ target }) => change({ sku: target.value })}
        />
        <TextField
          label={t('offer.lines.hs-code')}
          value={line.hsCode}
          maxLength={20}
          onChange={({ target }) => change({ hsCode: target.value })}
        />
        <SelectField
          label={t('offer.lines.origin')}
          value={line.originCountry}
          onChange={({ target }) => change({ originCountry: target.value })}
        >
          <option value="">{t('offer.not-stated')}</option>
          <CountryOptions />
        </SelectField>
        <FigureInput
          figure={figureFields.weight}
          label={t('offer.lines.net-weight')}
          affix="kg"
          hint={hintOf(weights?.netWeightKg)}
          text={line.netWeightKg}
          error={errorOf('netWeightKg')}
          onText={(netWeightKg) => change({ netWeightKg })}
        />
        <FigureInput
          figure={figureFields.weight}
          label={t('offer.lines.gross-weight')}
          affix="kg"
          hint={hintOf(weights?.grossWeightKg)}
          text={line.grossWeightKg}
          error={errorOf('grossWeightKg')}
          onText={(grossWeightKg) => change({ grossWeightKg })}
        />
      </FormGrid>
    </Disclosure>
  );
}
