import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { isSameSeen, type Seen } from 'shared-kit/contract/binding';
import { formatMoney } from 'shared-kit/contract/money';
import { Stack } from 'shared-kit/layout';
import type { Confirmed } from 'shared-kit/shell';
import { asElement, Button, KeyValues, Note, Text } from 'shared-kit/ui';
import { Dialog } from 'shared-kit/ui/overlay';
import styles from './confirmation.module.css';
import { useText } from './use-text.ts';

/** What somebody is about to commit to, in words of the page. */
export type BindingMove = Readonly<{
  title: string;
  /** The parties and what is decided, each as a line. */
  facts: readonly Readonly<{ term: string; detail: string }>[];
  /** Shown as its sum, and sent along as what was read. */
  atStake: Seen;
  /** Which choice it is about, if the dialog has one; another choice is no change of what was read. */
  choice?: string;
  /** What the sum is called; default: sum. */
  sumName?: string;
  /** What it doesn't settle, if that may surprise. */
  notice?: string | null;
  /** What ends with it, and for whom. */
  ends?: readonly string[];
  /** What can't be taken back. */
  final: string;
  /** The button that does it. */
  confirm: string;
  /** It refuses, ends or takes back. */
  isAgainst?: boolean;
}>;

export interface ConfirmationProps {
  move: BindingMove;
  /** Sends it; the dialog stays open until the page closes it. */
  onConfirm: (confirmed: Confirmed) => unknown;
  onClose: () => void;
  pending: boolean;
  /** Why the last attempt was refused. */
  failure?: ReactNode;
  /** The focus begins on the confirming button, for people who decide many by keyboard. */
  isQuick?: boolean;
  size?: 'medium' | 'large';
  /** A choice or words that go with it. */
  children?: ReactNode;
}

/** Only this component hands out `Confirmed`. */
const confirmedFor = (seen: Seen) => ({ seen }) as Confirmed;

/**
 * Names parties, sum, what ends and what can't be taken back. If another version or sum comes into force meanwhile, it
 * says what changed, and asks anew.
 */
export default function ConfirmationDialog(props: ConfirmationProps) {
  const { move, onConfirm, onClose, pending, failure, isQuick = false, size, children } = props;
  const t = useText();
  const form = useId();
  const confirmButton = useRef<HTMLButtonElement>(null);
  const [read, setRead] = useState(move);
  if (read.choice !== move.choice) setRead(move);
  const isChanged = !isSameSeen(read.atStake, move.atStake);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog may belong to a form, which React would submit too.
    event.stopPropagation();
    if (!isChanged && !pending) void onConfirm(confirmedFor(read.atStake));
  };
  return (
    <Dialog
      open
      size={size}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={move.title}
      closeLabel={t('close')}
      initialFocus={isQuick ? confirmButton : undefined}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            ref={confirmButton}
            type="submit"
            form={form}
            emphasis={move.isAgainst ? 'danger-confirm' : 'primary'}
            pending={pending}
            disabled={isChanged}
          >
            {move.confirm}
          </Button>
        </>
      }
    >
      <Stack as="form" id={form} className={styles.form} onSubmit={submit} noValidate>
        {failure && !isChanged && (
          <Note role="alert" tone="danger">
            {failure}
          </Note>
        )}
        {isChanged && <Changed read={read} now={move} onRead={() => setRead(move)} />}
        <KeyValues facts={factsOf(move, t('sum'))} tight />
        {asElement(children)}
        {move.notice && <Note>{move.notice}</Note>}
        <Ends ends={move.ends ?? []} />
        <Note tone="warning">{move.final}</Note>
      </Stack>
    </Dialog>
  );
}

function factsOf({ facts, atStake: { sum }, sumName }: BindingMove, usualName: string) {
  return sum ? [...facts, { term: sumName ?? usualName, detail: <b>{formatMoney(sum)}</b> }] : facts;
}

function Ends({ ends }: { ends: readonly string[] }) {
  const t = useText();
  if (ends.length === 0) return null;
  return (
    <div>
      <Text look="small" weight="medium">
        {t('ends')}
      </Text>
      <ul className={styles.ends}>
        {ends.map((it) => (
          <li key={it}>{it}</li>
        ))}
      </ul>
    </div>
  );
}

type ChangedProps = { read: BindingMove; now: BindingMove; onRead: () => void };

/** What is in force now instead of what was read, line by line. */
function Changed({ read, now, onRead }: ChangedProps) {
  const t = useText();
  const sumOf = ({ atStake: { sum } }: BindingMove) => (sum ? formatMoney(sum) : '–');
  const pairs = [
    ...now.facts.map(({ term, detail }) => ({
      term,
      now: detail,
      before: read.facts.find((it) => it.term === term)?.detail ?? '–',
    })),
    { term: now.sumName ?? t('sum'), now: sumOf(now), before: sumOf(read) },
  ].filter((it) => it.before !== it.now);
  return (
    <Note tone="warning" role="alert" title={t('changed.title')}>
      <ul className={styles.ends}>
        {pairs.length === 0 && <li>{t('changed.version')}</li>}
        {pairs.map((pair) => (
          <li key={pair.term}>{t('changed.fact', pair)}</li>
        ))}
      </ul>
      <Button size="small" onClick={onRead}>
        {t('changed.read')}
      </Button>
    </Note>
  );
}
