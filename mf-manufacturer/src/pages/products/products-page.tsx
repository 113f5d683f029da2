import { lazy, Suspense, useState } from 'react';
import type { Locale, OwnProductsAnswer } from 'shared-kit/contract';
import { choiceQuery, EmptySheet, ListPage } from 'shared-kit/page';
import { queryOptions, useQuery } from 'shared-kit/query';
import { useSearchParams } from 'shared-kit/router';
import { api, LocaleLink, useLocale } from 'shared-kit/shell';
import { ButtonLink } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { ProductTable } from './product-table.tsx';

const DatasheetsDialog = lazy(() => import('./datasheets/datasheets-dialog.tsx'));

/** My company's products, whatever their status. */
export default function ProductsPage() {
  const t = useText();
  const locale = useLocale();
  const cursor = useSearchParams()[0].get('cursor');
  const query = useQuery(ownProductsQuery(locale, cursor));
  const [openId, setOpenId] = useState<string | null>(null);
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
        empty={<NoProducts />}
        pages={{
          cursor,
          addressOf: (to) => `/manufacturer/products${choiceQuery({ cursor: to })}`,
        }}
      >
        {(products) => (
          <>
            <p>{t('products.count', { count: query.data?.total ?? 0 })}</p>
            <ProductTable products={products} onDatasheets={setOpenId} />
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

/** One page of my company's products; `cursor` comes from the page before. */
const ownProductsQuery = (locale: Locale, cursor: string | null) =>
  queryOptions({
    queryKey: ['own-products', locale, cursor],
    queryFn: ({ signal }) =>
      api.get<OwnProductsAnswer>('/api/manufacturer/products', { locale, cursor }, signal),
  });
