import { Answer, EmptySheet, Page } from 'shared-kit/page';
import { useQuery } from 'shared-kit/query';
import { useParams } from 'shared-kit/router';
import { ApiError, LocaleLink, useLocale } from 'shared-kit/shell';
import { ButtonLink } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { ListEditor } from './list-editor.tsx';
import { priceListQuery } from './price-lists-query.ts';

/** One of my company's private price lists, to read or to change. */
export default function PriceListPage() {
  const t = useText();
  const { id = '' } = useParams();
  const query = useQuery(priceListQuery(id, useLocale()));
  const { data, error } = query;
  if (data?.id === id)
    return <ListEditor key={data.id} id={data.id} list={data} mayChange={data.mayChange} />;
  // The address may also hold something that is no id.
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <Page title={t('price-lists.title')}>
      {isMissing ? (
        <EmptySheet
          title={t('price-lists.missing')}
          action={
            <ButtonLink as={LocaleLink} to="/manufacturer/price-lists">
              {t('price-lists.all')}
            </ButtonLink>
          }
        />
      ) : (
        <Answer query={query}>{() => null}</Answer>
      )}
    </Page>
  );
}
