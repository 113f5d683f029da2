import { currencies, defaultCurrency } from 'shared-kit/contract/money';
import { priceListZones } from 'shared-kit/contract/price-lists';
import { globalRegion } from 'shared-kit/contract/regions';
import { FigureInput } from 'shared-kit/figure-input';
import { Stack } from 'shared-kit/layout';
import { Button, CloseIcon, IconButton, SelectField, Text } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { freeZones, type PriceEntry, type ProductEntry, priceFigure } from './list-entries.ts';
import styles from './price-lists.module.css';
import type { ListDesk } from './use-list-desk.ts';

type Props = {
  entry: ProductEntry;
  desk: ListDesk;
  mayChange: boolean;
  change: (values: Pick<ProductEntry, 'prices'>) => void;
};

/** A product's fixed prices, one for each place. */
export function PriceRows({ entry, desk, mayChange, change }: Props) {
  const t = useText();
  const { key, prices } = entry;
  const [next] = freeZones(entry);
  const addPath = `product.${key}.add`;
  const add = () => {
    if (!next) return;
    change({
      prices: [...prices, { zone: next, currency: prices[0]?.currency ?? defaultCurrency, amount: '' }],
    });
    desk.focus(`product.${key}.prices.${prices.length}`);
  };
  return (
    <Stack gap="3">
      {prices.map((price, at) => (
        <PriceRow
          // Prices have no id, so their position is the key.
          key={at}
          price={price}
          at={at}
          {...{ entry, desk }}
          change={(values) =>
            change({ prices: prices.map((it) => (it === price ? { ...it, ...values } : it)) })
          }
          remove={
            mayChange && prices.length > 1
              ? () => {
                  change({ prices: prices.filter((it) => it !== price) });
                  desk.focus(addPath);
                }
              : null
          }
        />
      ))}
      {!prices.some(({ zone }) => zone === globalRegion) && (
        <Text look="small" tone="muted">
          {t('price-lists.elsewhere')}
        </Text>
      )}
      {mayChange && next && (
        <div>
          <Button id={desk.idOf(addPath)} size="small" onClick={add}>
            {t('price-lists.add-price')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

type RowProps = Pick<Props, 'entry' | 'desk'> & {
  price: PriceEntry;
  at: number;
  change: (values: Partial<PriceEntry>) => void;
  /** Null for the only one: a product without prices leaves the list as a whole. */
  remove: (() => void) | null;
};

function PriceRow({ entry, desk, price, at, change, remove }: RowProps) {
  const t = useText();
  const free = freeZones(entry);
  const path = `product.${entry.key}.prices.${at}`;
  const place = t(`editor.zone.${price.zone}`);
  return (
    <fieldset className={styles.price} aria-label={place}>
      <SelectField
        label={t('editor.price.place')}
        value={price.zone}
        onChange={({ target }) =>
          change({ zone: priceListZones.find((it) => it === target.value) ?? price.zone })
        }
      >
        {priceListZones
          .filter((zone) => zone === price.zone || free.includes(zone))
          .map((zone) => (
            <option key={zone} value={zone}>
              {t(`editor.zone.${zone}`)}
            </option>
          ))}
      </SelectField>
      <SelectField
        label={t('editor.price.currency')}
        value={price.currency}
        onChange={({ target }) =>
          change({ currency: currencies.find((it) => it === target.value) ?? price.currency })
        }
      >
        {currencies.map((currency) => (
          <option key={currency}>{currency}</option>
        ))}
      </SelectField>
      <FigureInput
        figure={priceFigure(price.currency)}
        {...desk.fieldOf(path)}
        label={t('editor.price.price')}
        affix={price.currency}
        text={price.amount}
        onText={(amount) => change({ amount })}
      />
      {remove && (
        <IconButton
          icon={CloseIcon}
          size="small"
          className={styles.close}
          label={t('price-lists.remove-row', { name: place })}
          onClick={remove}
        />
      )}
    </fieldset>
  );
}
