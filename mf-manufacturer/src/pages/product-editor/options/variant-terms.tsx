import { useEffect, useState } from 'react';
import { type Currency, defaultCurrency } from 'shared-kit/contract/money';
import {
  type PriceRow,
  priceMapOn,
  priceZones,
  productLimits,
  rowsOfMap,
} from 'shared-kit/contract/products';
import { globalRegion } from 'shared-kit/contract/regions';
import { Stack } from 'shared-kit/layout';
import { Button, CloseIcon, IconButton, TextField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { todayUtc } from '../editor-props.ts';
import { PlaceField, usePlaceName } from '../price-fields.tsx';
import { PriceFigure } from '../price-figure.tsx';
import type { ProductDesk } from '../use-product-draft.ts';
import type { Change, Variant } from './change-choices.ts';
import styles from './options.module.css';

type Props = { variant: Variant; desk: ProductDesk; change: Change };

/** Article number and prices of one combination: one price for each place, since these have no dates. */
export function VariantTerms({ variant, desk, change }: Props) {
  const t = useText();
  const { rows, follow } = useOrder(rowsOfMap(variant.priceMap));
  const set = (next: Partial<Variant>) =>
    change(({ options, variants }) => ({
      options,
      variants: variants.map((it) => (it.id === variant.id ? { ...it, ...next } : it)),
    }));
  const write = (next: readonly PriceRow[]) => {
    follow(next);
    set({ priceMap: priceMapOn(next, todayUtc()) });
  };
  const free = priceZones.filter((zone) => !rows.some(({ place }) => place === zone));
  const [nextPlace] = free;
  const currency: Currency = rows[0]?.currency ?? desk.draft.priceRows[0]?.currency ?? defaultCurrency;
  return (
    <Stack>
      <TextField
        label={t('editor.detail.sku')}
        value={variant.sku ?? ''}
        maxLength={productLimits.sku}
        onChange={({ target }) => set({ sku: target.value || null })}
      />
      {rows.map((row, at) => (
        <VariantPrice
          key={at}
          row={row}
          taken={rows.map(({ place }) => place)}
          wrong={{ path: `choices.${variant.id}.${at}`, note: desk.wrong.note }}
          change={(values) => write(rows.map((it, index) => (index === at ? { ...it, ...values } : it)))}
          remove={() => write(rows.filter((_it, index) => index !== at))}
        />
      ))}
      {nextPlace && (
        <div>
          <Button
            size="small"
            emphasis="tertiary"
            onClick={() =>
              write([
                ...rows,
                {
                  place: nextPlace,
                  price: null,
                  currency,
                  from: null,
                  until: null,
                  incoterm: null,
                  leadTimeWeeks: null,
                },
              ])
            }
          >
            {t(nextPlace === globalRegion ? 'editor.price.first' : 'editor.price.add')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

const zoneOrder: readonly string[] = priceZones;
const placeInOrder = ({ place }: PriceRow): number =>
  zoneOrder.includes(place) ? zoneOrder.indexOf(place) : zoneOrder.length;

/** The world first, then regions, then countries; from then on each place stays where it is. */
function useOrder(stored: readonly PriceRow[]) {
  const [order, setOrder] = useState<readonly string[]>([]);
  const byZone = stored.toSorted((a, b) => placeInOrder(a) - placeInOrder(b));
  const known = order.flatMap((place) => stored.find((row) => row.place === place) ?? []);
  const rows = [...known, ...byZone.filter((row) => !known.includes(row))];
  return { rows, follow: (next: readonly PriceRow[]) => setOrder(next.map(({ place }) => place)) };
}

type PriceProps = {
  row: PriceRow;
  taken: readonly string[];
  wrong: Readonly<{ path: string; note: ProductDesk['wrong']['note'] }>;
  change: (values: Partial<PriceRow>) => void;
  remove: () => void;
};

function VariantPrice({ row, taken, wrong: { path, note }, change, remove }: PriceProps) {
  // A field that is gone keeps nothing from being saved.
  useEffect(() => () => note(path, false), [note, path]);
  const t = useText();
  const nameOf = usePlaceName();
  return (
    <fieldset className={styles.price} aria-label={nameOf(row.place)}>
      <PlaceField row={row} taken={taken} change={change} />
      <PriceFigure row={row} change={change} onWrong={(isWrong) => note(path, isWrong)} />
      <IconButton
        icon={CloseIcon}
        size="small"
        label={t('editor.price.remove', { place: nameOf(row.place) })}
        onClick={remove}
      />
    </fieldset>
  );
}
