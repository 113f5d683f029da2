import { textOf } from 'shared-kit/i18n';
import { LocaleLink } from 'shared-kit/shell';
import { Pager, PagerStep } from 'shared-kit/ui/pager';

/** These few messages belong to the shell, which has them in both languages. */
const useText = textOf<Record<'list.first-page' | 'list.next-page' | 'list.pages', string>>('host');

export type ListPagesProps = {
  /** Where the page begins that is shown; null for the first. */
  cursor: string | null;
  /** Where the next page begins, if there is one. */
  next: string | null;
  addressOf: (cursor: string | null) => string;
};

/** The steps below a list; none where everything is on one page. */
export function ListPages({ cursor, next, addressOf }: ListPagesProps) {
  const t = useText();
  if (cursor === null && next === null) return null;
  return (
    <Pager label={t('list.pages')}>
      <PagerStep as={LocaleLink} to={addressOf(null)} direction="previous" unavailable={cursor === null}>
        {t('list.first-page')}
      </PagerStep>
      <PagerStep as={LocaleLink} to={addressOf(next)} direction="next" unavailable={next === null}>
        {t('list.next-page')}
      </PagerStep>
    </Pager>
  );
}
