import { type FormEvent, type ReactNode, useState } from 'react';
import { ApiError, useSubmit, useUnsavedInput } from 'shared-kit/shell';
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

/** Faults of fields, or the error that no field can put right. */
type Failure = Readonly<{ faults: Faults } | { error: unknown }>;

/** A form that saves in place: wrong fields are listed and marked, a failure keeps what was typed. */
export function ProfileForm(props: ProfileFormProps) {
  const { id, submitLabel, savedText, check, save, refused, emptied = false, onCancel, children } = props;
  const t = useText();
  const failureText = useFailureText();
  const { isPending, isDone, failure, attempt, run, fail, reset } = useSubmit<Failure>((error) => {
    const faults = refusalsOf(error, refused);
    return Object.keys(faults).length > 0 ? { faults } : { error };
  });
  const [isDirty, setDirty] = useState(false);
  const release = useUnsavedInput(isDirty);
  const idOf = (field: string) => `${id}-${field}`;
  const faults = failure && 'faults' in failure ? failure.faults : {};

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = Object.fromEntries([...new FormData(form)].map(([name, text]) => [name, String(text)]));
    const wrongOnes = check?.(values) ?? {};
    if (Object.values(wrongOnes).some(Boolean)) return fail({ faults: wrongOnes });
    if (!(await run(() => save(values)))) return;
    release();
    setDirty(false);
    if (emptied) form.reset();
  };
  const change = () => {
    setDirty(true);
    if (isDone) reset();
  };
  const wrong = Object.entries(faults).flatMap(([field, message]) =>
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
          attempt={attempt}
        />
      )}
      {failure && 'error' in failure && (
        <Note tone="danger" role="alert">
          {failureText(failure.error)}
        </Note>
      )}
      {children(faults, idOf)}
      <div className={styles.foot}>
        <Button type="submit" emphasis="primary" pending={isPending}>
          {submitLabel}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('profile.cancel')}</Button>}
        <span role="status" className={styles.saved}>
          {isDone && savedText}
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
