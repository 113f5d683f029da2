import { lazy, Suspense, useState } from 'react';
import { Answer, EmptySheet, Page } from 'shared-kit/page';
import { useQuery } from 'shared-kit/query';
import { useSearchParams } from 'shared-kit/router';
import { LocaleLink, useLocale } from 'shared-kit/shell';
import { ButtonLink, Pager, PagerStep } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { ownProductsQuery } from './own-products-query.ts';
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
    <Page
      title={t('products.title')}
      lead={t('products.lead')}
      actions={
        <ButtonLink as={LocaleLink} to="/manufacturer">
          {t('requests.title')}
        </ButtonLink>
      }
    >
      <Answer query={query}>
        {({ products, total, next }) =>
          total === 0 ? (
            <NoProducts />
          ) : (
            <>
              <p>{t('products.count', { count: total })}</p>
              <ProductTable products={products} onDatasheets={setOpenId} />
              {(cursor || next) && <Steps cursor={cursor} next={next} />}
            </>
          )
        }
      </Answer>
      {open && (
        <Suspense fallback={null}>
          <DatasheetsDialog product={open} onClose={() => setOpenId(null)} />
        </Suspense>
      )}
    </Page>
  );
}

function Steps({ cursor, next }: { cursor: string | null; next: string | null }) {
  const t = useText();
  return (
    <Pager label={t('products.pages')}>
      <PagerStep as={LocaleLink} to="/manufacturer/products" direction="previous" unavailable={!cursor}>
        {t('products.first-page')}
      </PagerStep>
      <PagerStep
        as={LocaleLink}
        to={`/manufacturer/products?cursor=${encodeURIComponent(next ?? '')}`}
        direction="next"
        unavailable={!next}
      >
        {t('products.next-page')}
      </PagerStep>
    </Pager>
  );
}

function NoProducts() {
  const t = useText();
  return (
    <EmptySheet
      title={t('products.empty.title')}
      action={
        <ButtonLink as={LocaleLink} to="/contact-us">
          {t('products.empty.action')}
        </ButtonLink>
      }
    >
      {t('products.empty.sentence')}
    </EmptySheet>
  );
}
