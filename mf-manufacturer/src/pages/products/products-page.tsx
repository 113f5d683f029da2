import { Suspense, useState } from 'react';
import { EmptySheet, ListPage } from 'shared-kit/page';
import { useQuery } from 'shared-kit/query';
import { LocaleLink, lazyPart, useLocale } from 'shared-kit/shell';
import { Button, ButtonLink } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { UndoNote } from './bulk/undo-note.tsx';
import { useSelection } from './bulk/use-selection.ts';
import { ProductFilters } from './product-filters.tsx';
import { ProductTable } from './product-table.tsx';
import { ownProductsQuery, useProductChoice, writeChoice } from './products-query.ts';

const DatasheetsDialog = lazyPart(() => import('../datasheets/datasheets-dialog.tsx'));

/** My company's products, whatever their status. */
export default function ProductsPage() {
  const t = useText();
  const { choice } = useProductChoice();
  const query = useQuery(ownProductsQuery(choice, useLocale()));
  const [openId, setOpenId] = useState<string | null>(null);
  const selection = useSelection();
  const open = query.data?.products.find(({ id }) => id === openId);
  return (
    <>
      <ListPage
        title={t('products.title')}
        lead={t('products.lead')}
        actions={
          <ButtonLink as={LocaleLink} to="/manufacturer/products/new" emphasis="primary">
            {t('products.add')}
          </ButtonLink>
        }
        query={query}
        listOf={({ products, total, next }) => ({ items: products, total, next })}
        filters={<ProductFilters categories={query.data?.categories ?? []} />}
        empty={<NoProducts />}
        noneFound={<NoneFound />}
        pages={{
          cursor: choice.cursor,
          addressOf: (cursor) => `/manufacturer/products${writeChoice({ ...choice, cursor })}`,
        }}
      >
        {(products) => (
          <>
            <p>{t('products.count', { count: query.data?.found ?? 0 })}</p>
            <UndoNote />
            <BulkBar ids={selection.ids} onClear={selection.clear} />
            <ProductTable products={products} selection={selection} onDatasheets={setOpenId} />
          </>
        )}
      </ListPage>
      {open && (
        <Suspense fallback={null}>
          <DatasheetsDialog product={open} onClose={() => setOpenId(null)} />
        </Suspense>
      )}
    </>
  );
}

function NoProducts() {
  const t = useText();
  return (
    <EmptySheet
      title={t('products.empty.title')}
      action={
        <ButtonLink as={LocaleLink} to="/manufacturer/products/new">
          {t('products.add')}
        </ButtonLink>
      }
    >
      {t('products.empty.sentence')}
    </EmptySheet>
  );
}

function NoneFound() {
  const t = useText();
  const { choose } = useProductChoice();
  const clear = () => choose({ search: '', status: null, category: null, missing: null });
  return (
    <EmptySheet
      title={t('products.none-found.title')}
      action={<Button onClick={clear}>{t('products.none-found.action')}</Button>}
    >
      {t('products.none-found.sentence')}
    </EmptySheet>
  );
}
