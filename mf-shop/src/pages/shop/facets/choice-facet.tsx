import { useState } from 'react';
import type { FacetAnswer } from 'shared-kit/contract/catalogue';
import { useLocale } from 'shared-kit/shell';
import {
  Checkbox,
  Disclosure,
  Icon,
  SearchIcon,
  Text,
  TextField,
  TextLink,
  VisuallyHidden,
} from 'shared-kit/ui';
import { formatFigure } from '../../../format/figure.ts';
import { useText } from '../../../text.ts';
import styles from './facet.module.css';
import { facetCount } from './facet-count.ts';

type Choice = Extract<FacetAnswer, { kind: 'choice' }>;

const shownAtFirst = 6;
/** Lists longer than this get a search field. */
const searchable = 10;

export function ChoiceFacet({
  facet,
  open,
  chosen,
  onToggle,
}: {
  facet: Choice;
  open: boolean;
  chosen: readonly string[];
  onToggle: (value: string) => void;
}) {
  const t = useText();
  const locale = useLocale();
  const [words, setWords] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const found = facet.options.filter((it) => folded(it.label).includes(folded(words.trim())));
  const isShort = found.length <= shownAtFirst + 1;
  const shown =
    showsAll || isShort
      ? found
      : found.filter((it, index) => index < shownAtFirst || chosen.includes(it.value));
  if (facet.options.length === 0) return null;
  return (
    <Disclosure summary={facet.label} open={open}>
      {facet.options.length > searchable && (
        <TextField
          className={styles.find}
          type="search"
          label={t('facet.find', { label: facet.label })}
          labelHidden
          placeholder={t('facet.find-here')}
          before={<Icon of={SearchIcon} />}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      <fieldset>
        <legend>
          <VisuallyHidden>{facet.label}</VisuallyHidden>
        </legend>
        {shown.map(({ value, label, count }) => (
          <Checkbox
            key={value}
            checked={chosen.includes(value)}
            onChange={() => onToggle(value)}
            count={facetCount(count, facet, locale)}
          >
            {label}
          </Checkbox>
        ))}
      </fieldset>
      {found.length === 0 && (
        <Text look="small" tone="subtle" role="status">
          {t('facet.no-match')}
        </Text>
      )}
      {!isShort && (
        <TextLink as="button" className={styles.more} onClick={() => setShowsAll(!showsAll)}>
          {showsAll
            ? t('facet.fewer')
            : t('facet.more', { number: formatFigure(found.length - shown.length, locale) })}
        </TextLink>
      )}
    </Disclosure>
  );
}

/** Removes case and diacritics as the search does: `örme`, `ORME` and `orme` match, and so do `IPLIK` and `İplik`. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i');
