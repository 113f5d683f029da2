import {
  type ChecklistAnswer,
  documentLimits,
  type OwnChecklistAnswer,
  openPoints,
  requirementWords,
} from 'shared-kit/contract/documents';
import { Columns, Stack } from 'shared-kit/layout';
import { Answer, fileSize } from 'shared-kit/page';
import { useQuery } from 'shared-kit/query';
import { formatDay, useLiveNews, useLocale } from 'shared-kit/shell';
import { CountBadge, Note, Sheet, SheetBody, SheetHeader, TextLink } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './documents.module.css';
import { askDocumentsAgain, checklistQuery } from './documents-query.ts';
import { PointRow } from './point-row.tsx';
import { SeveralFiles } from './several/several-files.tsx';
import { Trace } from './trace.tsx';
import { useDocumentUploads } from './use-document-uploads.ts';

/** What the staff ask of the reader's company, point by point. */
export function Checklist({ isOwner }: { isOwner: boolean }) {
  const t = useText();
  const locale = useLocale();
  const query = useQuery(checklistQuery);
  const uploads = useDocumentUploads();
  useLiveNews('company', () => void askDocumentsAgain());
  return (
    <Answer query={query}>
      {(checklist) => (
        <Columns aside="narrow" gap="4">
          <Stack>
            {!checklist.mayUpload && <Note>{t(isOwner ? 'documents.closed' : 'documents.only-owners')}</Note>}
            <Incomplete checklist={checklist} />
            <Sheet aria-label={t('documents.checklist')}>
              <SheetHeader
                title={t('documents.checklist')}
                note={t('documents.limits', { size: fileSize(documentLimits.bytes, locale) })}
              />
              <ul className={styles.points}>
                {checklist.points.map((point) => (
                  <PointRow
                    key={point.requirement}
                    point={point}
                    mayUpload={checklist.mayUpload}
                    scans={checklist.scans}
                    uploads={uploads}
                  />
                ))}
              </ul>
            </Sheet>
            {isOwner && <Trace points={checklist.points} />}
          </Stack>
          <Stack as="aside" className={styles.aside}>
            <Waiting checklist={checklist} />
            {checklist.mayUpload && (
              <SeveralFiles
                points={checklist.points}
                busy={Object.keys(uploads.uploads)}
                send={uploads.send}
              />
            )}
            <Sheet>
              <SheetHeader title={t('documents.readers.title')} />
              <SheetBody>
                <p>{t('documents.readers.sentence')}</p>
              </SheetBody>
            </Sheet>
          </Stack>
        </Columns>
      )}
    </Answer>
  );
}

/** Says when a verified company will be suspended for what is missing, or that it is. */
function Incomplete({ checklist: { reVerificationDue, suspendsAt } }: { checklist: OwnChecklistAnswer }) {
  const t = useText();
  const locale = useLocale();
  if (!reVerificationDue || !suspendsAt) return null;
  return (
    <Note
      tone="warning"
      title={t('documents.incomplete.title', { day: formatDay(reVerificationDue, locale) })}
    >
      {t('documents.incomplete.sentence', { day: formatDay(suspendsAt, locale) })}
    </Note>
  );
}

/** The obligatory points at which the company must do something. */
function Waiting({ checklist: { points } }: { checklist: ChecklistAnswer }) {
  const t = useText();
  const locale = useLocale();
  const waiting = openPoints(points).filter(({ state }) =>
    ['requested', 'rejected', 'infected', 'expired'].includes(state),
  );
  if (waiting.length === 0) {
    return (
      <Sheet className={styles.first}>
        <SheetHeader title={t('documents.waiting.none')} />
      </Sheet>
    );
  }
  return (
    <Sheet tone="accent" className={styles.first}>
      <SheetHeader title={t('documents.waiting.title')}>
        <CountBadge>{waiting.length}</CountBadge>
      </SheetHeader>
      <SheetBody>
        <Stack as="ul" gap="3">
          {waiting.map((point) => (
            <li key={point.requirement}>
              <TextLink href={`#${point.requirement}`}>{requirementWords(point, locale)}</TextLink>
            </li>
          ))}
        </Stack>
      </SheetBody>
    </Sheet>
  );
}
