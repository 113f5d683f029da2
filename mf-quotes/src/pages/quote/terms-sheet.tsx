import type { QuoteDetail } from 'shared-kit/contract';
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
    (against ? termsOf(against, t, locale, version) : []).map((term) => [term.id, term.value]),
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
        <SheetBody className={styles.note}>
          {version.note && <Text look="small">{version.note}</Text>}
          <AttachmentList attachments={version.attachments} />
        </SheetBody>
      )}
    </Sheet>
  );
}

type CellProps = { term: Term; before: string | undefined; number: number; against: number };

function TermCell({ term, before, number, against }: CellProps) {
  const t = useText();
  const isChanged = before !== undefined && before !== term.value;
  return (
    <div className={styles.term}>
      <dt className={styles.name}>
        {term.name}
        {isChanged && (
          <RevisionMark
            revision={number}
            current
            meaning={t('quote.lines.mark.changed', { revision: nameOf(against, t) })}
          />
        )}
      </dt>
      <dd className={styles.value}>
        <Changed before={isChanged ? before : null} now={term.value} />
        {term.note && <small className={styles.small}>{term.note}</small>}
      </dd>
    </div>
  );
}
