import { type ChangeEvent, type FormEvent, useEffect, useState } from 'react';
import {
  type ContactInput,
  contact,
  contactMessageLength,
  contactOutcomeId,
  contactOutcomes,
  contactTopics,
} from 'shared-kit/contract/contact';
import {
  ApiError,
  call,
  useAddress,
  useKeyPerBody,
  useLocale,
  useSubmit,
  useUnsavedInput,
} from 'shared-kit/shell';
import { Button, Note, SelectField, TextAreaField, TextField } from 'shared-kit/ui';
import { ErrorSummary } from 'shared-kit/ui/error-summary';
import { type ContactEntries, type ContactField, contactFaults } from './contact-faults.ts';
import styles from './contact-us-page.module.css';
import { useText } from './messages/text.ts';

const empty: ContactEntries = { name: '', email: '', company: '', topic: '', message: '' };
const idOf = (field: ContactField) => `contact-${field}`;
/** Faulty fields, or why sending failed. */
type Failure = readonly ContactField[] | 'too-many' | 'failed';

/**
 * Keeps its input if sending fails; a retry with the same text arrives only once. Without scripts the browser checks
 * what it can and posts the form to the page's own address.
 */
export function ContactForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useText();
  const { entries, enter, failure: refused, attempt, isPending, submit } = useContactForm(onSent);
  const failure = typeof refused === 'string' ? refused : null;
  const faults = typeof refused === 'string' ? [] : (refused ?? []);
  const address = useAddress();
  const hasScripts = useHasScripts();
  const errorOf = (field: Exclude<ContactField, 'company'>) =>
    faults.includes(field) ? t(`contact.fault.${field}`, { max: contactMessageLength.max }) : undefined;
  const fieldOf = (field: ContactField) => ({
    id: idOf(field),
    name: field,
    label: t(`contact.${field}`),
    value: entries[field],
    onChange: enter,
  });
  const listed = faults.filter((field) => field !== 'company');
  return (
    <form
      className={styles.form}
      onSubmit={submit}
      noValidate={hasScripts}
      method="post"
      action={address('/contact-us')}
    >
      <Outcomes />
      {listed.length > 0 && (
        <ErrorSummary
          className={styles.wide ?? ''}
          title={t('contact.summary')}
          errors={listed.map((field) => ({ fieldId: idOf(field), message: errorOf(field) ?? '' }))}
          attempt={attempt}
        />
      )}
      {failure && (
        <Note role="alert" tone="danger" className={styles.wide}>
          {t(`contact.failure.${failure}`)}
        </Note>
      )}
      <TextField {...fieldOf('name')} autoComplete="name" required error={errorOf('name')} />
      <TextField {...fieldOf('email')} type="email" autoComplete="email" required error={errorOf('email')} />
      <TextField
        {...fieldOf('company')}
        optional={t('contact.optional')}
        autoComplete="organization"
        maxLength={200}
      />
      <SelectField {...fieldOf('topic')} required error={errorOf('topic')}>
        <option value="">{t('contact.topic.none')}</option>
        {contactTopics.map((topic) => (
          <option key={topic} value={topic}>
            {t(`contact.topic.${topic}`)}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        {...fieldOf('message')}
        className={styles.wide}
        rows={8}
        required
        minLength={contactMessageLength.min}
        maxLength={contactMessageLength.max}
        error={errorOf('message')}
      />
      <Button type="submit" emphasis="primary" size="large" pending={isPending} className={styles.send}>
        {t('contact.send')}
      </Button>
    </form>
  );
}

const toneOf = { sent: 'positive', refused: 'danger', 'too-many': 'danger', failed: 'danger' } as const;

/** Outcomes of a message posted without scripts; only the one named in the address is visible. */
function Outcomes() {
  const t = useText();
  const words = {
    sent: t('contact.posted'),
    refused: t('contact.unsent.refused'),
    'too-many': t('contact.unsent.too-many'),
    failed: t('contact.unsent.failed'),
  };
  return contactOutcomes.map((outcome) => (
    <Note key={outcome} id={contactOutcomeId(outcome)} tone={toneOf[outcome]} className={styles.outcome}>
      {words[outcome]}
    </Note>
  ));
}

function useHasScripts(): boolean {
  const [hasScripts, setHasScripts] = useState(false);
  useEffect(() => setHasScripts(true), []);
  return hasScripts;
}

function useContactForm(onSent: (email: string) => void) {
  const locale = useLocale();
  const [entries, setEntries] = useState(empty);
  const { keyOf } = useKeyPerBody();
  const { failure, attempt, isPending, run, fail } = useSubmit(failureOf);
  const saved = useUnsavedInput(Object.values(entries).some((text) => text !== ''));

  const enter = ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => {
    setEntries((before) => ({ ...before, [target.name]: target.value }));
  };
  const send = async (topic: ContactInput['topic']) => {
    const body = { ...entries, topic, locale };
    await call(contact.send, { body, key: keyOf(body) });
    saved();
    onSent(entries.email.trim());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { topic } = entries;
    const wrong = contactFaults(entries);
    if (wrong.length > 0 || topic === '') fail(wrong);
    else void run(() => send(topic));
  };
  return { entries, enter, failure, attempt, isPending, submit };
}

/** The server checks more strictly than the page; its errors are shown at their fields. */
function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return 'failed';
  const named = error.errors.map(({ name }) => name).filter((name): name is ContactField => name in empty);
  if (named.length > 0) return named;
  return error.status === 429 ? 'too-many' : 'failed';
}
