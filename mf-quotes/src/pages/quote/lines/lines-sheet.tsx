import type { QuoteDetail } from 'shared-kit/contract/quotes';
import { Row } from 'shared-kit/layout';
import { Segmented, SelectField, Sheet, SheetHeader } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { LineTable } from './line-table.tsx';
import styles from './lines-sheet.module.css';
import { contentOf } from './revision-content.ts';
import { nameOf } from './revision-name.ts';
import type { ShownRevision } from './shown-revision.ts';

/** The requested or offered lines, with changes since another revision. */
export function LinesSheet({ quote, revision }: { quote: QuoteDetail; revision: ShownRevision }) {
  const t = useText();
  return (
    <Sheet>
      <SheetHeader title={t('quote.lines.title')}>
        {revision.numbers.length > 1 && <RevisionChoice revision={revision} />}
      </SheetHeader>
      <LineTable
        label={`${t('quote.lines.title')}, ${nameOf(revision.number, t)}`}
        now={contentOf(quote, revision.number)}
        before={revision.against === null ? null : contentOf(quote, revision.against)}
      />
    </Sheet>
  );
}

function RevisionChoice({ revision }: { revision: ShownRevision }) {
  const t = useText();
  const { number, against, numbers, show, compareWith } = revision;
  return (
    <Row className={styles.choice}>
      {numbers.length <= 4 ? (
        <Segmented
          size="small"
          label={t('quote.revision.shown')}
          value={String(number)}
          onChange={(value) => show(Number(value))}
          options={numbers.map((each) => ({ value: String(each), label: nameOf(each, t) }))}
        />
      ) : (
        <SelectField
          size="small"
          labelHidden
          label={t('quote.revision.shown')}
          value={String(number)}
          onChange={({ target }) => show(Number(target.value))}
        >
          {numbers.map((each) => (
            <option key={each} value={each}>
              {nameOf(each, t)}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        size="small"
        labelHidden
        label={t('quote.revision.against')}
        value={against === null ? 'none' : String(against)}
        onChange={({ target }) => compareWith(target.value === 'none' ? null : Number(target.value))}
      >
        <option value="none">{t('quote.revision.alone')}</option>
        {numbers
          .filter((each) => each !== number)
          .map((each) => (
            <option key={each} value={each}>
              {t('quote.revision.versus', { revision: nameOf(each, t) })}
            </option>
          ))}
      </SelectField>
    </Row>
  );
}
