import { type Currency, defaultCurrency, formatMoney } from 'shared-kit/contract/money';
import {
  isPriceZone,
  overlapsOf,
  type PriceRow,
  priceZones,
  productLimits,
} from 'shared-kit/contract/products';
import { globalRegion, regionOf } from 'shared-kit/contract/regions';
import { countriesByName } from 'shared-kit/countries';
import { countryName, useLocale } from 'shared-kit/shell';
import { Button, Note, SelectField, Sheet, SheetBody, SheetFooter, SheetHeader } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { DraftDay } from './draft-day.tsx';
import styles from './editor.module.css';
import { PriceFigure } from './price-figure.tsx';
import { PriceTerms } from './price-terms.tsx';
import { TierFields } from './tier-fields.tsx';
import { afterTier } from './tier-money.ts';
import type { ProductDesk } from './use-product-draft.ts';

/** The name of a zone or country in the reader's language. */
export function usePlaceName() {
  const t = useText();
  const locale = useLocale();
  return (place: string): string =>
    isPriceZone(place) ? t(`editor.zone.${place}`) : countryName(place, locale);
}

/** Prices by place and time. A buyer gets the nearest row: country, region, world. */
export function PriceFields({ desk }: { desk: ProductDesk }) {
  const t = useText();
  const { priceRows: rows } = desk.draft;
  const overlapping = new Set(overlapsOf(rows).flat());
  const change = (at: number, values: Partial<PriceRow>) =>
    desk.change({ priceRows: rows.map((row, index) => (index === at ? { ...row, ...values } : row)) });
  const add = () => desk.change({ priceRows: [...rows, nextRow(rows)] });
  return (
    <Sheet>
      <SheetHeader title={t('editor.prices')} note={t('editor.prices-hint')} />
      {rows.length === 0 && (
        <SheetBody>
          <Note>{t('editor.prices-none')}</Note>
        </SheetBody>
      )}
      {rows.map((row, at) => (
        <PriceRowFields
          key={at}
          row={row}
          at={at}
          desk={desk}
          isOverlapping={overlapping.has(at)}
          change={(values) => change(at, values)}
          remove={() => desk.change({ priceRows: rows.filter((_row, index) => index !== at) })}
        />
      ))}
      <SheetFooter>
        <Button disabled={rows.length >= productLimits.priceRows} onClick={add}>
          {t(rows.length === 0 ? 'editor.price.first' : 'editor.price.add')}
        </Button>
      </SheetFooter>
      <TierFields desk={desk} />
    </Sheet>
  );
}

/** The world first, then the next zone without a row. */
function nextRow(rows: readonly PriceRow[]): PriceRow {
  const place = priceZones.find((zone) => !rows.some((row) => row.place === zone)) ?? globalRegion;
  const currency: Currency = rows[0]?.currency ?? defaultCurrency;
  return { place, price: null, currency, from: null, until: null, incoterm: null, leadTimeWeeks: null };
}

type RowProps = {
  row: PriceRow;
  at: number;
  desk: ProductDesk;
  isOverlapping: boolean;
  change: (values: Partial<PriceRow>) => void;
  remove: () => void;
};

function PriceRowFields({ row, at, desk, isOverlapping, change, remove }: RowProps) {
  const t = useText();
  const nameOf = usePlaceName();
  const day = (name: 'from' | 'until') => ({
    label: t(`editor.price.${name}`),
    path: `priceRows.${at}.${name}` as const,
    day: row[name],
    desk,
    onDay: (value: string | null) => change({ [name]: value }),
  });
  const error = isOverlapping ? t('editor.price.overlap') : undefined;
  return (
    <fieldset className={styles.row} aria-label={nameOf(row.place)}>
      <PlaceField row={row} change={change} />
      <PriceFigure
        row={row}
        change={change}
        onWrong={(isWrong) => desk.wrong.note(`priceRows.${at}`, isWrong)}
        hint={<TierSteps row={row} desk={desk} />}
      />
      <DraftDay {...day('from')} of="price.from" error={error} />
      <DraftDay {...day('until')} of="price.until" beside={row.from} hint={<Lapses row={row} />} />
      <PriceTerms row={row} desk={desk} at={at} change={change} />
      <Button className={styles.remove} size="small" emphasis="tertiary" onClick={remove}>
        {t('editor.price.remove', { place: nameOf(row.place) })}
      </Button>
    </fieldset>
  );
}

type PlaceProps = Pick<RowProps, 'row' | 'change'> & {
  /** Places that can't be chosen, apart from the row's own. */
  taken?: readonly string[];
};

export function PlaceField({ row, change, taken = [] }: PlaceProps) {
  const t = useText();
  const locale = useLocale();
  const nameOf = usePlaceName();
  const region = isPriceZone(row.place) ? null : regionOf(row.place);
  const isFree = (place: string) => place === row.place || !taken.includes(place);
  return (
    <SelectField
      label={t('editor.price.place')}
      hint={region ? t('editor.price.before', { region: nameOf(region) }) : undefined}
      value={row.place}
      onChange={({ target }) => change({ place: target.value })}
    >
      {priceZones.filter(isFree).map((zone) => (
        <option key={zone} value={zone}>
          {nameOf(zone)}
        </option>
      ))}
      {countriesByName(locale)
        .filter(({ code }) => isFree(code))
        .map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
    </SelectField>
  );
}

/** What each tier makes of the price, as money. */
function TierSteps({ row: { price, currency }, desk }: { row: PriceRow; desk: ProductDesk }) {
  const t = useText();
  if (price === null || desk.draft.tiers.length === 0) return null;
  const steps = desk.draft.tiers.map(({ from, percentOff }) =>
    t('editor.tier.money', {
      from,
      price: formatMoney({ amount: afterTier(price, percentOff), currency }),
    }),
  );
  return <span>{steps.join(' · ')}</span>;
}

/** Says that buyers of the place find no price from then on. */
function Lapses({ row: { until } }: { row: PriceRow }) {
  const t = useText();
  if (until === null) return null;
  const isOver = until < new Date().toISOString().slice(0, 10);
  return <span>{t(isOver ? 'editor.price.lapsed' : 'editor.price.then')}</span>;
}
