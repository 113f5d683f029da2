import { type FormEvent, type ReactNode, useState } from 'react';
import { ApiError, useUnsavedInput } from 'shared-kit/shell';
import { Button, ErrorSummary, Note } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { useFailureText } from './failure-text.ts';
import styles from './form.module.css';

export type Values = Readonly<Record<string, string>>;
/** What is wrong with which field, in the reader's words. */
export type Faults = Readonly<Record<string, string | undefined>>;

type ProfileFormProps = {
  /** Names the form; the ids of its fields begin with it. */
  id: string;
  submitLabel: string;
  /** Said below the form once it is saved. */
  savedText: string;
  /** What can be told without the server. */
  check?: (values: Values) => Faults;
  /** Sends what was typed; throws `ApiError`. */
  save: (values: Values) => Promise<unknown>;
  /** The words for a field that the server refuses. */
  refused?: (field: string) => string | undefined;
  /** Empties the fields once they are saved, as of a password. */
  emptied?: boolean;
  onCancel?: () => void;
  /** The fields, given what is wrong with each and the ids that they must carry. */
  children: (faults: Faults, idOf: (field: string) => string) => ReactNode;
};

type State = Readonly<{ faults: Faults; failure: unknown; attempt: number; isSaved: boolean }>;
const untouched: State = { faults: {}, failure: null, attempt: 0, isSaved: false };

/** A form that saves in place: wrong fields are listed and marked, a failure keeps what was typed. */
export function ProfileForm(props: ProfileFormProps) {
  const { id, submitLabel, savedText, check, save, refused, emptied = false, onCancel, children } = props;
  const t = useText();
  const failureText = useFailureText();
  const [state, setState] = useState(untouched);
  const [isPending, setPending] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const release = useUnsavedInput(isDirty);
  const idOf = (field: string) => `${id}-${field}`;
  const fail = (faults: Faults, failure: unknown = null) =>
    setState(({ attempt }) => ({ faults, failure, attempt: attempt + 1, isSaved: false }));

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = Object.fromEntries([...new FormData(form)].map(([name, text]) => [name, String(text)]));
    const faults = check?.(values) ?? {};
    if (Object.values(faults).some(Boolean)) return fail(faults);
    setPending(true);
    try {
      await save(values);
      release();
      setDirty(false);
      setState({ ...untouched, isSaved: true });
      if (emptied) form.reset();
    } catch (error) {
      const refusals = refusalsOf(error, refused);
      fail(refusals, Object.keys(refusals).length > 0 ? null : error);
    } finally {
      setPending(false);
    }
  };
  const change = () => {
    setDirty(true);
    if (state.isSaved) setState(untouched);
  };
  const wrong = Object.entries(state.faults).flatMap(([field, message]) =>
    message ? [{ fieldId: idOf(field), message }] : [],
  );
  return (
    <form
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      onInput={change}
      noValidate
      aria-label={submitLabel}
    >
      {wrong.length > 0 && (
        <ErrorSummary
          title={t('profile.summary', { count: wrong.length })}
          errors={wrong}
          attempt={state.attempt}
        />
      )}
      {state.failure !== null && (
        <Note tone="danger" role="alert">
          {failureText(state.failure)}
        </Note>
      )}
      {children(state.faults, idOf)}
      <div className={styles.foot}>
        <Button type="submit" emphasis="primary" pending={isPending}>
          {submitLabel}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('profile.cancel')}</Button>}
        <span role="status" className={styles.saved}>
          {state.isSaved && savedText}
        </span>
      </div>
    </form>
  );
}

function refusalsOf(error: unknown, refused: ProfileFormProps['refused']): Faults {
  if (!(error instanceof ApiError) || !refused) return {};
  const named = error.errors.map(({ name }) => [name, refused(name)] as const);
  return Object.fromEntries(named.filter(([, message]) => message));
}
