import { type Locale, languageName, locales } from 'shared-kit/contract/languages';
import { productLimits } from 'shared-kit/contract/products';
import { FormGrid, Row, Stack } from 'shared-kit/layout';
import { formatMoment, useLocale } from 'shared-kit/shell';
import {
  CheckIcon,
  ClockIcon,
  Heading,
  Sheet,
  SheetBody,
  SheetHeader,
  StatusBadge,
  TextAreaField,
  TextField,
} from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './editor.module.css';
import type { ProductDesk } from './use-product-draft.ts';

const names = ['title', 'description', 'warranty'] as const;
type Name = (typeof names)[number];

/** Name and texts in every language, side by side. */
export function NameFields({ desk }: { desk: ProductDesk }) {
  const t = useText();
  return (
    <Sheet>
      <SheetHeader title={t('editor.names')} note={t('editor.names-hint')} />
      <FormGrid as={SheetBody} field="long" stretch gap="4">
        {locales.map((language) => (
          <LanguageFields key={language} language={language} desk={desk} />
        ))}
      </FormGrid>
    </Sheet>
  );
}

function LanguageFields({ language, desk }: { language: Locale; desk: ProductDesk }) {
  const t = useText();
  const reader = useLocale();
  const { draft, set } = desk;
  const field = (name: Name, most: number) => ({
    label: t(`editor.text.${name}`, { language: languageName(language, reader) }),
    lang: language,
    value: draft[name][language],
    maxLength: most,
    onChange: ({ target }: { target: { value: string } }) => set(`${name}.${language}`, target.value),
  });
  const older = names.filter((name) => isOlder(desk, name, language));
  const since = older
    .map((name) => Math.max(...timesOf(desk, name).map(Number)))
    .toSorted()
    .at(-1);
  return (
    <Stack gap="3">
      <Row justify="between" className={styles.language}>
        <Heading level={3} look="tiny">
          {languageName(language, reader)}
        </Heading>
        <LanguageState
          isEmpty={names.some((name) => name !== 'warranty' && !draft[name][language].trim())}
          older={older.length}
        />
      </Row>
      <TextField {...field('title', productLimits.title)} />
      <TextAreaField {...field('description', productLimits.description)} rows={5} />
      <TextAreaField {...field('warranty', productLimits.words)} rows={2} />
      {since !== undefined && (
        <p className={styles.older}>
          {t('editor.text.older-since', { when: formatMoment(new Date(since).toISOString(), reader) })}
        </p>
      )}
    </Stack>
  );
}

const timesOf = ({ textTimes }: ProductDesk, name: Name): number[] =>
  Object.values(textTimes[name] ?? {}).map((time) => Date.parse(time));

/** Texts that are typed together are of one age. */
const togetherMs = 10 * 60_000;

/** Whether another language of this text was changed later. */
function isOlder(desk: ProductDesk, name: Name, language: Locale): boolean {
  const own = Date.parse(desk.textTimes[name]?.[language] ?? '');
  const newest = Math.max(0, ...timesOf(desk, name));
  if (newest === 0 || !desk.draft[name][language].trim()) return false;
  return newest - (Number.isNaN(own) ? 0 : own) > togetherMs;
}

function LanguageState({ isEmpty, older }: { isEmpty: boolean; older: number }) {
  const t = useText();
  if (isEmpty)
    return (
      <StatusBadge tone="neutral" look="dashed" icon={ClockIcon}>
        {t('editor.text.incomplete')}
      </StatusBadge>
    );
  if (older > 0)
    return (
      <StatusBadge tone="warning" icon={ClockIcon}>
        {t('editor.text.older', { count: older })}
      </StatusBadge>
    );
  return (
    <StatusBadge tone="positive" icon={CheckIcon}>
      {t('editor.text.complete')}
    </StatusBadge>
  );
}
