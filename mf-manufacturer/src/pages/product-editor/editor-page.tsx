import type { Locale } from 'shared-kit/contract/languages';
import { ownProducts } from 'shared-kit/contract/products';
import { Frame } from 'shared-kit/layout';
import { Answer, EmptySheet } from 'shared-kit/page';
import { queryOptions, useQuery } from 'shared-kit/query';
import { useParams } from 'shared-kit/router';
import { ApiError, call, LocaleLink, publicConfig, useLocale } from 'shared-kit/shell';
import { ButtonLink } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { useEditorKey } from '../use-editor-key.ts';
import { ProductEditor } from './product-editor.tsx';

/** The page on which a maker writes a product. */
export default function EditorPage() {
  const t = useText();
  const { id = '' } = useParams();
  const query = useQuery(editorQuery(id, useLocale()));
  const editor = useEditorKey(query);
  const isMissing = query.error instanceof ApiError && query.error.status === 404;
  return (
    <Frame>
      <title>{`${t('editor.title')} · ${publicConfig().brandName}`}</title>
      {isMissing ? (
        <EmptySheet
          level={1}
          title={t('editor.missing')}
          action={
            <ButtonLink as={LocaleLink} to="/manufacturer/products">
              {t('products.title')}
            </ButtonLink>
          }
        />
      ) : (
        <Answer query={query} heading={t('editor.title')}>
          {(answer) => <ProductEditor key={editor.key} answer={answer} onReload={editor.reload} />}
        </Answer>
      )}
    </Frame>
  );
}

/** Loaded once per editor: afterwards the input counts, and the server refuses a save if a colleague was faster. */
const editorQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: ['product-editor', id, locale],
    queryFn: ({ signal }) => call(ownProducts.read, { params: { id }, query: { locale }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
