import { type DragEvent, useState } from 'react';
import { FactsForm, ShowDocument } from 'shared-kit/company-documents';
import {
  type ChecklistPoint,
  type DocumentAnswer,
  documentMediaTypes,
  documents,
  faultWords,
  mayDescribe,
  requirementWords,
} from 'shared-kit/contract/documents';
import { Row } from 'shared-kit/layout';
import { fileSize } from 'shared-kit/page';
import { addressOf, formatDay, useLocale } from 'shared-kit/shell';
import { Button, Disclosure, Icon, Note, Text, TextLink, VisuallyHidden } from 'shared-kit/ui';
import { FileIcon } from '../../icons.sprite.ts';
import { PicksProgress } from '../../picks-progress/picks-progress.tsx';
import { useText } from '../../text.ts';
import styles from './documents.module.css';
import { askDocumentsAgain } from './documents-query.ts';
import { FileChoice } from './file-choice.tsx';
import { PointState } from './point-state.tsx';
import type { DocumentUploads } from './use-document-uploads.ts';

type Props = { point: ChecklistPoint; mayUpload: boolean; scans: boolean; uploads: DocumentUploads };

/** One point of the checklist: its state, its newest document, and what can be done with it. A file may be dropped on it. */
export function PointRow({ point, mayUpload, scans, uploads }: Props) {
  const t = useText();
  const locale = useLocale();
  const [isOver, setOver] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const { requirement, document, state } = point;
  const upload = uploads.uploads[requirement];
  const name = requirementWords(point, locale);
  const send = (file: File | undefined) => file && void uploads.send(requirement, file);
  const over = (event: DragEvent, isNow: boolean) => {
    if (!mayUpload) return;
    event.preventDefault();
    setOver(isNow);
  };
  return (
    <li
      id={requirement}
      className={styles.point}
      data-over={isOver || undefined}
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => over(event, false)}
      onDrop={(event) => {
        over(event, false);
        if (mayUpload) send(event.dataTransfer.files[0]);
      }}
    >
      <div className={styles.line}>
        <Icon of={FileIcon} className={styles.mark} />
        <div className={styles.words}>
          <strong>{name}</strong>
          <Text look="small" tone="muted">
            {ruleOf(point, t)}
          </Text>
          {document?.file && (
            <Text look="small" tone="muted">
              <span>{`${document.file.name}, ${fileSize(document.file.bytes, locale)}`}</span>
              {!scans && document.state === 'in_review' && <span>{` · ${t('documents.not-scanned')}`}</span>}
            </Text>
          )}
        </div>
        <div className={styles.state}>
          <PointState point={point} />
          {document?.countsUntil && (
            <Text look="small" tone="muted">
              {t('documents.until', { day: formatDay(document.countsUntil, locale) })}
            </Text>
          )}
        </div>
        <Row gap="3" className={styles.lineActs}>
          {document?.file?.isReadable && (
            <TextLink href={addressOf(documents.file, { params: { id: document.id } })} download>
              <span>{t('documents.save')}</span>
              <VisuallyHidden>{` ${name}`}</VisuallyHidden>
            </TextLink>
          )}
          {mayUpload && !upload && (
            <FileChoice
              label={t(document ? 'documents.replace' : 'documents.upload')}
              of={name}
              types={documentMediaTypes}
              onChoose={([file]) => send(file)}
            />
          )}
        </Row>
      </div>
      {upload && (
        <Pending
          upload={upload}
          onRetry={() => send(upload.file)}
          onCancel={() => uploads.cancel(requirement)}
        />
      )}
      {document && <Look key={`shown-${document.id}`} document={document} name={name} />}
      <Remarks point={point} />
      {document?.file && mayUpload && (mayDescribe('company', state) || isTyping) && (
        <Facts document={document} isTyping={isTyping} onTyping={setTyping} />
      )}
    </li>
  );
}

/** Shows the document in the page. */
function Look({ document: { id, file }, name }: { document: DocumentAnswer; name: string }) {
  if (!file?.isReadable) return null;
  return <ShowDocument file={file} name={name} address={addressOf(documents.file, { params: { id } })} />;
}

/** What the staff said about it, and what is missing. */
function Remarks({ point: { document, state, isCovered } }: { point: ChecklistPoint }) {
  const t = useText();
  const locale = useLocale();
  return (
    <>
      {document?.reason && (
        <Note tone={state === 'waived' ? 'info' : 'danger'}>
          <span>{document.reason}</span>
          {document.decidedBy && document.decidedAt && (
            <Text look="small" tone="muted">
              {t('documents.decided', {
                person: document.decidedBy,
                day: formatDay(document.decidedAt, locale),
              })}
            </Text>
          )}
        </Note>
      )}
      {document && state === 'in_review' && document.faults.length > 0 && (
        <Note tone="warning">{document.faults.map((fault) => faultWords(fault, locale)).join(' ')}</Note>
      )}
      {isCovered && state !== 'accepted' && <Note>{t('documents.covered')}</Note>}
    </>
  );
}

type FactsProps = { document: DocumentAnswer; isTyping: boolean; onTyping: (isTyping: boolean) => void };

/** Open from the start if something is missing; saving doesn't close it. What is typed outlives the document. */
function Facts({ document, isTyping, onTyping }: FactsProps) {
  const t = useText();
  const { id, state, faults } = document;
  const [shown, setShown] = useState({ id, isOpen: faults.length > 0 });
  if (shown.id !== id) setShown({ id, isOpen: isTyping || faults.length > 0 });
  return (
    <Disclosure
      summary={t('documents.facts.title')}
      open={shown.isOpen}
      onToggle={({ currentTarget }) => setShown({ id, isOpen: currentTarget.open })}
    >
      <FactsForm
        document={document}
        to={documents.describe}
        refetch={askDocumentsAgain}
        isClosed={!mayDescribe('company', state)}
        onTyping={onTyping}
      />
    </Disclosure>
  );
}

/** Whether it must be handed in, and how current it must be. */
function ruleOf({ obligatory, recentMonths, lapses }: ChecklistPoint, t: ReturnType<typeof useText>): string {
  const words = [t(obligatory ? 'documents.obligatory' : 'documents.optional')];
  if (recentMonths !== null) words.push(t('documents.recent', { count: recentMonths }));
  if (lapses) words.push(t('documents.lapses'));
  return words.join(' · ');
}

type PendingProps = {
  upload: DocumentUploads['uploads'][string];
  onRetry: () => void;
  onCancel: () => void;
};

/** An upload under way, or why it failed. */
function Pending({ upload: { file, share, failure }, onRetry, onCancel }: PendingProps) {
  const t = useText();
  const locale = useLocale();
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(share);
  return (
    <Row gap="3">
      {failure ? (
        <Note tone="danger" role="alert" title={file.name} className={styles.grow}>
          {failure}
        </Note>
      ) : (
        <PicksProgress
          className={styles.grow}
          label={file.name}
          figure={percent}
          value={share}
          max={1}
          size="small"
        />
      )}
      <Row gap="3">
        {failure && (
          <Button size="small" onClick={onRetry}>
            {t('documents.again')}
          </Button>
        )}
        <Button size="small" onClick={onCancel}>
          {t(failure ? 'documents.dismiss' : 'documents.cancel')}
        </Button>
      </Row>
    </Row>
  );
}
