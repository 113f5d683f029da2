import { useDeferredValue, useState } from 'react';
import { formatMoney } from 'shared-kit/contract/money';
import { priceListLimits } from 'shared-kit/contract/price-lists';
import { useQuery } from 'shared-kit/query';
import { useLocale } from 'shared-kit/shell';
import { CloseIcon, IconButton, SelectField, Sheet, SheetBody, SheetHeader } from 'shared-kit/ui';
import { PickField } from '../../pick-field/pick-field.tsx';
import { useText } from '../../text.ts';
import { freeVariants, newProductEntry, type ProductEntry } from './list-entries.ts';
import styles from './price-lists.module.css';
import { listProductsQuery } from './price-lists-query.ts';
import { PriceRows } from './price-rows.tsx';
import type { ListDesk } from './use-list-desk.ts';

type Props = { desk: ListDesk; mayChange: boolean };

/** Fixed unit prices of single products. */
export function ProductFields({ desk, mayChange }: Props) {
  const t = useText();
  return (
    <Sheet>
      <SheetHeader title={t('price-lists.products')} note={t('price-lists.products-hint')} />
      {desk.entries.products.map((entry) => (
        <ProductRow key={entry.key} entry={entry} desk={desk} mayChange={mayChange} />
      ))}
      {mayChange && (
        <SheetBody>
          <ProductPick desk={desk} />
        </SheetBody>
      )}
    </Sheet>
  );
}

type RowProps = Props & { entry: ProductEntry };

function ProductRow({ entry, desk, mayChange }: RowProps) {
  const t = useText();
  // Another language names the product anew.
  const product = desk.known.find(({ id }) => id === entry.product.id) ?? entry.product;
  const { products } = desk.entries;
  const change = (values: Partial<ProductEntry>) =>
    desk.change({ products: products.map((it) => (it === entry ? { ...it, ...values } : it)) });
  const remove = () => {
    desk.change({ products: products.filter((it) => it !== entry) });
    desk.focus('products');
  };
  return (
    <fieldset className={styles.product} aria-label={product.title}>
      <div className={styles.productHead}>
        <span className={styles.words}>
          <b>{product.title}</b> <span className={styles.muted}>{product.sku}</span>
          <PublicPrice entry={{ ...entry, product }} />
        </span>
        {mayChange && (
          <IconButton
            icon={CloseIcon}
            size="small"
            label={t('price-lists.remove-row', { name: product.title })}
            onClick={remove}
          />
        )}
      </div>
      {product.variants.length > 0 && (
        <VariantField entry={{ ...entry, product }} desk={desk} change={change} />
      )}
      <PriceRows entry={entry} desk={desk} mayChange={mayChange} change={change} />
    </fieldset>
  );
}

/** What everybody else sees, to compare with. */
function PublicPrice({ entry: { product, variantId } }: { entry: ProductEntry }) {
  const t = useText();
  const variant = product.variants.find(({ id }) => id === variantId);
  const price = variant ? variant.basePrice : product.basePrice;
  if (!price) return <span className={styles.public}>{t('price-lists.public-none')}</span>;
  const isFrom = !variant && product.variants.length > 0;
  const words = { price: formatMoney(price) };
  return (
    <span className={styles.public}>
      {isFrom ? t('price-lists.public-from', words) : t('price-lists.public', words)}
    </span>
  );
}

type VariantProps = Pick<RowProps, 'entry' | 'desk'> & { change: (values: Partial<ProductEntry>) => void };

function VariantField({ entry: { key, product, variantId }, desk, change }: VariantProps) {
  const t = useText();
  const others = desk.entries.products.filter((it) => it.key !== key);
  const free = freeVariants(product, others);
  const path = `product.${key}.variantId`;
  return (
    <SelectField
      id={desk.idOf(path)}
      className={styles.variant}
      label={t('price-lists.variant')}
      value={variantId ?? ''}
      error={desk.errorOf(path)}
      onChange={({ target }) => change({ variantId: target.value || null })}
    >
      {free.includes(null) && <option value="">{t('price-lists.all-variants')}</option>}
      {product.variants
        .filter(({ id }) => free.includes(id))
        .map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
    </SelectField>
  );
}

function ProductPick({ desk }: { desk: ListDesk }) {
  const t = useText();
  const locale = useLocale();
  const [words, setWords] = useState<string | null>(null);
  const searched = useDeferredValue(words ?? '');
  const query = useQuery({ ...listProductsQuery(searched, locale), enabled: words !== null });
  const { categories, products } = desk.entries;
  const found = (query.data?.products ?? []).filter((it) => freeVariants(it, products).length > 0);
  const add = (id: string) => {
    const product = found.find((it) => it.id === id);
    if (!product) return;
    const entry = newProductEntry(product, freeVariants(product, products)[0] ?? null);
    desk.change({ products: [...products, entry] });
    desk.focus(`product.${entry.key}.prices.0`);
  };
  return (
    <PickField
      id={desk.idOf('products')}
      label={t('price-lists.add-product')}
      hint={t('price-lists.product-hint')}
      disabled={categories.length + products.length >= priceListLimits.entries}
      words={words}
      onWords={setWords}
      choices={found.map(({ id, title, sku, basePrice }) => ({
        id,
        label: title,
        detail: [sku, basePrice && formatMoney(basePrice)].filter(Boolean).join(' · '),
      }))}
      none={query.isFetching ? t('price-lists.searching') : t('price-lists.product-none')}
      onChoose={add}
    />
  );
}
