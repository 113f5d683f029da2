import type { Locale } from 'shared-kit/contract/languages';
import {
  type DraftCategory,
  ownProducts,
  type ProductEditorAnswer,
  publishFindings,
} from 'shared-kit/contract/products';
import { Columns, Stack } from 'shared-kit/layout';
import { keepPreviousData, queryOptions, useQuery } from 'shared-kit/query';
import { call, useLocale } from 'shared-kit/shell';
import { AttributeFields } from './attribute-fields.tsx';
import { ConflictNotes } from './conflict-notes.tsx';
import { DatasheetSheet } from './datasheet-sheet.tsx';
import { DetailFields } from './detail-fields.tsx';
import styles from './editor.module.css';
import { EditorHead } from './editor-head.tsx';
import { type EditorProps, todayUtc } from './editor-props.ts';
import { EditorSide } from './editor-side.tsx';
import { NameFields } from './name-fields.tsx';
import { OptionFields } from './options/option-fields.tsx';
import { PictureFields } from './pictures/picture-fields.tsx';
import { PriceFields } from './price-fields.tsx';
import { TermsFields } from './terms-fields.tsx';
import { useProductDraft } from './use-product-draft.ts';

/** Writes a product and keeps it while its maker types. It becomes public as a whole, when the maker says so. */
export function ProductEditor({ answer, onReload }: EditorProps) {
  const desk = useProductDraft(answer);
  const category = useCategory(desk.draft.categoryId, answer);
  const findings = publishFindings(desk.draft, category, todayUtc());
  const isCloth = category?.attributes.some(({ key }) => key === 'weight_gsm') ?? false;
  return (
    <>
      <EditorHead answer={answer} desk={desk} category={category} findings={findings} onReload={onReload} />
      <ConflictNotes desk={desk} />
      <Columns className={styles.columns}>
        <Stack>
          <Stack as="form" onSubmit={(event) => event.preventDefault()} noValidate>
            <NameFields desk={desk} />
            <AttributeFields desk={desk} category={category} />
            <DetailFields desk={desk} isCloth={isCloth} hsCode={category?.hsCode ?? null} />
            <PriceFields desk={desk} />
            <OptionFields desk={desk} />
            <TermsFields desk={desk} />
            <PictureFields id={answer.id} desk={desk} />
          </Stack>
          <DatasheetSheet answer={answer} />
        </Stack>
        <EditorSide answer={answer} desk={desk} category={category} findings={findings} />
      </Columns>
    </>
  );
}

/** The chosen category's attributes; until another one's are there, those of the one before. */
function useCategory(id: string, { category }: ProductEditorAnswer): DraftCategory | null {
  const query = useQuery({
    ...categoryQuery(id, useLocale()),
    ...(category?.id === id && { initialData: category }),
    placeholderData: keepPreviousData,
  });
  return query.data ?? category;
}

const categoryQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: ['draft-category', id, locale],
    queryFn: ({ signal }) => call(ownProducts.readCategory, { params: { id }, query: { locale }, signal }),
    staleTime: 600_000,
  });
