import { type SyntheticEvent, useEffect, useId } from 'react';
import { dayOf, takesDay } from 'shared-kit/contract/dates';
import {
  type DocumentAnswer,
  type DocumentFactsInput,
  documentLimits,
  type documents,
  type factNames,
  type staffDocuments,
} from 'shared-kit/contract/documents';
import { useSendOnce } from 'shared-kit/form';
import { FormGrid, Row } from 'shared-kit/layout';
import { DateField } from 'shared-kit/page';
import { ApiError, call, formatDay, useLocale, useUnsavedInput } from 'shared-kit/shell';
import { Button, Note, Text, TextField } from 'shared-kit/ui';
import { useText } from '../use-text.ts';
import styles from './facts-form.module.css';
import { useFacts } from './use-facts.ts';

const texts = ['number', 'issuer', 'verificationCode'] as const;
const days = ['issuedOn', 'validUntil'] as const;
const isDay = (name: (typeof factNames)[number]) => days.some((it) => it === name);

type Props = {
  document: DocumentAnswer;
  /** Takes what is typed: the company's endpoint, or the staff's. */
  to: typeof documents.describe | typeof staffDocuments.correct;
  /** Reads the document again. */
  refetch: () => Promise<unknown>;
  /** Staff have decided: nothing is stored any more. What was typed before is shown until it is put away. */
  isClosed?: boolean;
  /** Hears whether something is typed that isn't stored. */
  onTyping?: (isTyping: boolean) => void;
};

/** What the document states: typed by its company, corrected by staff. Neither overwrites the other unread. */
export function FactsForm({ document, to, refetch, isClosed = false, onTyping }: Props) {
  const t = useText();
  const locale = useLocale();
  const { facts, seen, contested, type, ...editing } = useFacts(document);
  const { save, isPending, isDone, failure, reset } = useSaving({ document, to, refetch });
  useUnsavedInput(editing.isChanged);
  useEffect(() => onTyping?.(editing.isChanged), [editing.isChanged, onTyping]);
  const today = dayOf(new Date());
  const id = useId();
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    // The field says what is wrong with its day.
    const wrong = days.find(
      (name) => facts[name] && !takesDay(`document.${name}`, facts[name], today, facts),
    );
    if (wrong) return window.document.getElementById(`${id}-${wrong}`)?.focus();
    if (await save({ ...facts, seen })) editing.takeStored();
  };
  const fieldOf = (name: (typeof factNames)[number]) => {
    const stored = document[name];
    const shown = stored === null ? t('facts.empty') : isDay(name) ? formatDay(stored, locale) : stored;
    return {
      id: `${id}-${name}`,
      label: t(`facts.${name}`),
      hint: contested.includes(name) ? t('facts.stored', { value: shown }) : undefined,
      value: facts[name] ?? '',
      onChange: ({ target }: { target: { value: string } }) => {
        reset();
        type(name, target.value);
      },
    };
  };
  return (
    <FormGrid as="form" field="short" onSubmit={(event) => void send(event)}>
      {isClosed && <Decided onDiscard={editing.takeStored} />}
      {editing.isOverwriting && !isPending && !isClosed && (
        <Changed onKeep={editing.keepTyped} onTake={editing.takeStored} />
      )}
      {days.map((name) => (
        <DateField key={name} of={`document.${name}`} beside={facts.issuedOn} {...fieldOf(name)} />
      ))}
      {texts.map((name) => (
        <TextField
          key={name}
          optional={t('facts.optional')}
          maxLength={documentLimits[name]}
          {...fieldOf(name)}
        />
      ))}
      <Row gap="3" className={styles.foot}>
        <Button type="submit" size="small" pending={isPending} disabled={!editing.isChanged || isClosed}>
          {t('facts.save')}
        </Button>
        {isDone && !editing.isChanged && (
          <Text as="span" role="status" look="small" tone="muted">
            {t('facts.saved')}
          </Text>
        )}
        {failure !== null && (
          <Text as="span" role="alert" look="small" tone="danger">
            {failure}
          </Text>
        )}
      </Row>
    </FormGrid>
  );
}

function useSaving({ document: { id }, to, refetch }: Pick<Props, 'document' | 'to' | 'refetch'>) {
  const t = useText();
  const { run, keyOf, ...state } = useSendOnce((error) => {
    if (!(error instanceof ApiError)) return t('facts.failed', { reference: '' });
    if (error.code === 'document.facts-changed') return null;
    if (error.code === 'document.moved') return t('facts.moved');
    return t('facts.failed', { reference: error.requestId ?? error.code });
  });
  const save = (body: DocumentFactsInput) =>
    run(async () => {
      try {
        await call(to, { params: { id }, body, key: keyOf(body) });
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) await refetch();
        throw error;
      }
      await refetch();
    });
  return { ...state, save };
}

function Decided({ onDiscard }: { onDiscard: () => void }) {
  const t = useText();
  return (
    <Note tone="warning" role="alert" title={t('facts.decided.title')} className={styles.wide}>
      <p>{t('facts.decided.sentence')}</p>
      <Row gap="3" className={styles.foot}>
        <Button size="small" onClick={onDiscard}>
          {t('facts.decided.discard')}
        </Button>
      </Row>
    </Note>
  );
}

function Changed({ onKeep, onTake }: { onKeep: () => void; onTake: () => void }) {
  const t = useText();
  return (
    <Note tone="warning" role="alert" title={t('facts.changed.title')} className={styles.wide}>
      <p>{t('facts.changed.sentence')}</p>
      <Row gap="3" className={styles.foot}>
        <Button size="small" onClick={onKeep}>
          {t('facts.changed.mine')}
        </Button>
        <Button size="small" onClick={onTake}>
          {t('facts.changed.theirs')}
        </Button>
      </Row>
    </Note>
  );
}
