import type { QuoteDetail } from 'shared-kit/contract/quotes';
import { Stack } from 'shared-kit/layout';
import { useLocale } from 'shared-kit/shell';
import { Sheet, SheetBody, SheetHeader, Text } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { AttachmentList } from './activity/attachment-list.tsx';
import { Changed } from './lines/changed.tsx';
import { nameOf } from './lines/revision-name.ts';
import type { ShownRevision } from './lines/shown-revision.ts';
import { RevisionMark } from './revision-mark/revision-mark.tsx';
import { type Term, termsOf } from './terms-of.ts';
import styles from './terms-sheet.module.css';

/** The terms of the version on show, compared with those of another. */
export function TermsSheet({ quote, revision }: { quote: QuoteDetail; revision: ShownRevision }) {
  const t = useText();
  const locale = useLocale();
  const { version } = revision;
  if (!version) return null;
  const against = quote.versions.find(({ number }) => number === revision.against);
  const before = new Map(
    (against ? termsOf(against, t, locale, version) : []).map((term) => [term.id, term]),
  );
  return (
    <Sheet>
      <SheetHeader title={t('quote.terms.title')} />
      <dl className={styles.terms}>
        {termsOf(version, t, locale, against).map((term) => (
          <TermCell
            key={term.id}
            term={term}
            before={before.get(term.id)}
            number={version.number}
            against={against?.number ?? 0}
          />
        ))}
      </dl>
      {(version.note || version.attachments.length > 0) && (
        <Stack as={SheetBody} gap="2" className={styles.note}>
          {version.note && <Text look="small">{version.note}</Text>}
          <AttachmentList attachments={version.attachments} />
        </Stack>
      )}
    </Sheet>
  );
}

type CellProps = { term: Term; before: Term | undefined; number: number; against: number };

function TermCell({ term, before, number, against }: CellProps) {
  const t = useText();
  const isOther = before !== undefined && before.value !== term.value;
  const isNoteOther = before !== undefined && before.note !== term.note;
  // What was said before and isn't any more is read as such.
  const note = term.note || (isNoteOther ? t('quote.terms.dropped') : '');
  return (
    <div className={styles.term}>
      <dt className={styles.name}>
        <span>{term.name}</span>
        {(isOther || isNoteOther) && (
          <RevisionMark
            revision={number}
            current
            meaning={t('quote.lines.mark.changed', { revision: nameOf(against, t) })}
          />
        )}
      </dt>
      <dd className={styles.value}>
        <Changed before={isOther && before.value} now={term.value} />
        {note && (
          <small className={styles.small}>
            <Changed before={isNoteOther && before.note} now={note} />
          </small>
        )}
      </dd>
    </div>
  );
}
