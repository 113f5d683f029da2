import { type FormEvent, type ReactNode, useState } from 'react';
import { refusedNames, useSendOnce } from 'shared-kit/form';
import { Row, Stack } from 'shared-kit/layout';
import { ApiError, useLocale, useUnsavedInput } from 'shared-kit/shell';
import { Button, Note } from 'shared-kit/ui';
import { ErrorSummary } from 'shared-kit/ui/error-summary';
import { useText } from '../../../text.ts';
import { useFailureText } from './failure-text.ts';
import styles from './form.module.css';

export type Values = Readonly<Record<string, string>>;
/** Error messages by field, in the reader's language. */
export type Faults = Readonly<Record<string, string | undefined>>;

type ProfileFormProps<Body extends object> = {
  /** Id of the form, and prefix of its fields' ids. */
  id: string;
  submitLabel: string;
  /** Shown below the form after saving. */
  savedText: string;
  /** Checks that need no server. */
  check?: (values: Values) => Faults;
  /** Sends the values, whose names and choices are those of the fields; throws `ApiError`. A retry has the same key. */
  save: (values: Body, key: string) => Promise<unknown>;
  /** The message for a field that the server refuses. */
  refused?: (field: string) => string | undefined;
  /** The field that the server means, where it isn't called so. */
  fieldOf?: (path: string) => string;
  /** Clears the fields after saving, for example passwords. */
  emptied?: boolean;
  onCancel?: () => void;
  /** Renders the fields, given their errors and a function that makes their ids. */
  children: (faults: Faults, idOf: (field: string) => string) => ReactNode;
};

/** Errors by field, or one error that belongs to no field. */
type Failure = Readonly<{ faults: Faults } | { error: unknown }>;

/** A form that saves without leaving the page. It lists and marks wrong fields, and keeps the input after a failure. */
export function ProfileForm<Body extends object = Values>(props: ProfileFormProps<Body>) {
  const { id, submitLabel, savedText, check, save, refused, emptied = false, onCancel, children } = props;
  const { fieldOf = (path) => path } = props;
  const t = useText();
  const locale = useLocale();
  const failureText = useFailureText();
  const { isPending, isDone, failure, attempt, run, keyOf, fail, reset } = useSendOnce<Failure>((error) => {
    const names = refusedNames(error, locale).map(({ path, message }) => [fieldOf(path), message]);
    const faults = { ...refusalsOf(error, refused), ...(Object.fromEntries(names) as Faults) };
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
    if (!(await run(() => save(values as Body, keyOf(values))))) return;
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
    <Stack
      as="form"
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
      <Row gap="3">
        <Button type="submit" emphasis="primary" pending={isPending}>
          {submitLabel}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('profile.cancel')}</Button>}
        <span role="status" className={styles.saved}>
          {isDone && savedText}
        </span>
      </Row>
    </Stack>
  );
}

function refusalsOf(error: unknown, refused: ProfileFormProps<Values>['refused']): Faults {
  if (!(error instanceof ApiError) || !refused) return {};
  const named = error.errors.map(({ name }) => [name, refused(name)] as const);
  return Object.fromEntries(named.filter(([, message]) => message));
}
