import { type DragEvent, useState } from 'react';
import { type ChecklistPoint, documentMediaTypes, requirementWords } from 'shared-kit/contract/documents';
import { Row, Stack } from 'shared-kit/layout';
import { newIdempotencyKey, useLocale } from 'shared-kit/shell';
import { Button, SelectField, Sheet, SheetBody, SheetHeader, Text } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from '../documents.module.css';
import { FileChoice } from '../file-choice.tsx';
import { type ProposedFile, propose } from './propose.ts';

type Props = {
  points: readonly ChecklistPoint[];
  /** Points to which a file is being uploaded. */
  busy: readonly string[];
  send: (requirement: string, file: File) => unknown;
};

/** Takes several files at once, proposes a point of the checklist for each, and uploads them once confirmed. */
export function SeveralFiles({ points, busy, send }: Props) {
  const t = useText();
  const [isOver, setOver] = useState(false);
  const [proposed, setProposed] = useState<readonly ProposedFile[]>([]);
  const ready = proposed.filter(({ requirement }) => requirement !== null);
  const takenBut = (id: string | null) => [
    ...busy,
    ...proposed.flatMap((it) => (it.id !== id && it.requirement !== null ? [it.requirement] : [])),
  ];
  const add = (files: readonly File[]) => {
    const named = files.map((file) => ({ id: newIdempotencyKey(), file }));
    setProposed([...proposed, ...propose(named, points, takenBut(null))]);
  };
  const over = (event: DragEvent, isNow: boolean) => {
    event.preventDefault();
    setOver(isNow);
  };
  const upload = () => {
    for (const { requirement, file } of ready) if (requirement !== null) void send(requirement, file);
    setProposed(proposed.filter((it) => !ready.includes(it)));
  };
  return (
    <Sheet aria-label={t('documents.several.title')}>
      <SheetHeader title={t('documents.several.title')} />
      <Stack as={SheetBody} gap="3">
        <section
          aria-label={t('documents.several.zone')}
          className={styles.zone}
          data-over={isOver || undefined}
          onDragOver={(event) => over(event, true)}
          onDragLeave={(event) => over(event, false)}
          onDrop={(event) => {
            over(event, false);
            add([...event.dataTransfer.files]);
          }}
        >
          <Text tone="muted">{t('documents.several.zone')}</Text>
          <FileChoice
            multiple
            label={t('documents.several.choose')}
            of={t('documents.several.title')}
            types={documentMediaTypes}
            onChoose={add}
          />
        </section>
        {proposed.map((it) => (
          <Proposal
            key={it.id}
            proposal={it}
            points={points.filter(({ requirement }) => !takenBut(it.id).includes(requirement))}
            onChoose={(requirement) =>
              setProposed(proposed.map((one) => (one.id === it.id ? { ...one, requirement } : one)))
            }
            onRemove={() => setProposed(proposed.filter(({ id }) => id !== it.id))}
          />
        ))}
        {proposed.length > 0 && (
          <Button disabled={ready.length === 0} onClick={upload}>
            {t('documents.several.upload', { count: ready.length })}
          </Button>
        )}
      </Stack>
    </Sheet>
  );
}

type ProposalProps = {
  proposal: ProposedFile;
  points: readonly ChecklistPoint[];
  onChoose: (requirement: string | null) => void;
  onRemove: () => void;
};

/** One file and its point, which the person may change. */
function Proposal({ proposal: { file, requirement }, points, onChoose, onRemove }: ProposalProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <Row gap="3">
      <SelectField
        className={styles.grow}
        label={t('documents.several.goes-to', { file: file.name })}
        value={requirement ?? ''}
        onChange={({ target }) => onChoose(target.value || null)}
      >
        <option value="">{t('documents.several.nowhere')}</option>
        {points.map((point) => (
          <option key={point.requirement} value={point.requirement}>
            {requirementWords(point, locale)}
          </option>
        ))}
      </SelectField>
      <Button size="small" aria-label={t('documents.several.remove', { file: file.name })} onClick={onRemove}>
        {t('documents.dismiss')}
      </Button>
    </Row>
  );
}
