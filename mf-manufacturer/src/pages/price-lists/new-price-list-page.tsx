import { useState } from 'react';
import { Answer, Page } from 'shared-kit/page';
import { useQuery } from 'shared-kit/query';
import { Note } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { ListEditor } from './list-editor.tsx';
import { priceListsQuery } from './price-lists-query.ts';

/** Begins a private price list. Nothing is kept before its maker saves it. */
export default function NewPriceListPage() {
  const t = useText();
  const query = useQuery(priceListsQuery());
  const [id] = useState(() => crypto.randomUUID());
  if (query.data?.mayChange) return <ListEditor id={id} list={null} mayChange />;
  return (
    <Page title={t('price-lists.new')}>
      <Answer query={query}>{() => <Note>{t('price-lists.owners')}</Note>}</Answer>
    </Page>
  );
}
