import { Suspense, useState } from 'react';
import { type Locale, languageName, locales } from 'shared-kit/contract/languages';
import { formatMoney } from 'shared-kit/contract/money';
import { resolvePrice } from 'shared-kit/contract/prices';
import {
  type DraftCategory,
  type ProductEditorAnswer,
  type PublishFinding,
  priceMapOn,
} from 'shared-kit/contract/products';
import { isCountry } from 'shared-kit/contract/regions';
import { countriesByName } from 'shared-kit/countries';
import { Stack } from 'shared-kit/layout';
import { lazyPart, useLocale } from 'shared-kit/shell';
import { Segmented, SelectField, Sheet, SheetBody, SheetHeader, Skeleton } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { Checklist } from './checklist.tsx';
import styles from './editor.module.css';
import { todayUtc } from './editor-props.ts';
import { usePlaceName } from './price-fields.tsx';
import type { ProductDesk } from './use-product-draft.ts';

const LiveDrawing = lazyPart(() => import('./live-drawing.tsx'));

type Props = {
  answer: ProductEditorAnswer;
  desk: ProductDesk;
  category: DraftCategory | null;
  findings: readonly PublishFinding[];
};

/** The product as a buyer in some country will see it, and what is still to do. */
export function EditorSide({ desk, category, findings }: Props) {
  const t = useText();
  return (
    <aside className={styles.side} aria-label={t('editor.preview')}>
      <Preview desk={desk} category={category} />
      <Sheet>
        <SheetHeader title={t('editor.to-publish')} />
        <SheetBody>
          <Checklist findings={findings} />
        </SheetBody>
      </Sheet>
    </aside>
  );
}

function Preview({ desk, category }: Pick<Props, 'desk' | 'category'>) {
  const t = useText();
  const reader = useLocale();
  const [country, setCountry] = useState('');
  const [language, setLanguage] = useState<Locale>(reader);
  const { draft } = desk;
  const title = draft.title[language] || draft.title.en || t('editor.unnamed'); // language: the default stands in
  const [picture] = draft.images;
  return (
    <Sheet>
      <SheetHeader title={t('editor.preview')} />
      <Stack as={SheetBody} gap="3">
        <SelectField
          label={t('editor.seen-in')}
          value={country}
          onChange={({ target }) => setCountry(isCountry(target.value) ? target.value : '')}
        >
          <option value="">{t('editor.seen-elsewhere')}</option>
          {countriesByName(reader).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <Segmented
          size="small"
          label={t('editor.seen-language')}
          value={language}
          onChange={setLanguage}
          options={locales.map((it) => ({ value: it, label: languageName(it, reader) }))}
        />
        {picture ? (
          <img className={styles.photo} src={`/media/${picture.file}`} alt={picture.alt[language]} />
        ) : (
          <Suspense fallback={<Skeleton shape="block" className={styles.drawing} />}>
            <LiveDrawing category={draft.categoryId} attributes={draft.attributes} label={title} />
          </Suspense>
        )}
        <div className={styles.card} lang={language}>
          <b>{title}</b>
          <span>{category?.path.at(-1)}</span>
          <SeenPrice desk={desk} country={country || null} />
        </div>
      </Stack>
    </Sheet>
  );
}

/** The price there today, and which row it comes from. */
function SeenPrice({ desk: { draft }, country }: { desk: ProductDesk; country: string | null }) {
  const t = useText();
  const nameOf = usePlaceName();
  const found = resolvePrice(priceMapOn(draft.priceRows, todayUtc()), country);
  if (!found)
    return (
      <p role="status">
        <b>{t('editor.on-request')}</b>
      </p>
    );
  const { provenance } = found;
  const row =
    provenance.level === 'country'
      ? provenance.country
      : provenance.level === 'region'
        ? provenance.region
        : 'global';
  const incoterm = found.incoterm ?? draft.incoterm;
  const weeks = found.leadTimeWeeks ?? draft.leadTimeWeeks;
  return (
    <p role="status">
      <b className={styles.seenPrice}>
        {formatMoney({ amount: String(found.price), currency: found.currency })}
      </b>
      <span>
        {[
          [incoterm.rule, incoterm.place].filter(Boolean).join(' '),
          weeks !== null && t('editor.weeks', { count: weeks }),
          t('editor.row-used', { place: nameOf(row) }),
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
    </p>
  );
}
