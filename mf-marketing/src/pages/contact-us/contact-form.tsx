import { useEffect, useState } from 'react';
import {
  contact,
  contactMessageLength,
  contactOutcomeId,
  contactOutcomes,
  contactTopics,
} from 'shared-kit/contract/contact';
import type { Locale } from 'shared-kit/contract/languages';
import { useForm } from 'shared-kit/form';
import { ApiError, call, useAddress, useLocale } from 'shared-kit/shell';
import { Button, Note, SelectField, TextAreaField, TextField } from 'shared-kit/ui';
import { ErrorSummary } from 'shared-kit/ui/error-summary';
import {
  type ContactEntries,
  type ContactField,
  contactFaults,
  type FaultyField,
  faultyFields,
} from './contact-faults.ts';
import styles from './contact-us-page.module.css';
import { useText } from './messages/text.ts';

const empty: ContactEntries = { name: '', email: '', company: '', topic: '', message: '' };

/**
 * Keeps its input if sending fails; a retry with the same text arrives only once. Without scripts the browser checks
 * what it can and posts the form to the page's own address.
 */
export function ContactForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useText();
  const locale = useLocale();
  const address = useAddress();
  const hasScripts = useHasScripts();
  const form = useForm({
    id: 'contact',
    first: () => empty,
    read: (entries) => readContact(entries, locale),
    says: (field) => t(`contact.fault.${field}`, { max: contactMessageLength.max }),
    shows: 'attempt',
    isUnsaved: (entries) => Object.values(entries).some((text) => text !== ''),
    failureOf: (error) => (error instanceof ApiError && error.status === 429 ? 'too-many' : 'failed'),
    refused: refusedFields,
  });
  const fieldOf = (field: ContactField) => ({
    ...form.text(field),
    name: field,
    label: t(`contact.${field}`),
  });
  return (
    <form
      className={styles.form}
      {...form.sends(async (body, key) => {
        await call(contact.send, { body, key });
        form.saved();
        onSent(body.email.trim());
      })}
      noValidate={hasScripts}
      method="post"
      action={address('/contact-us')}
    >
      <Outcomes />
      {form.summary && (
        <ErrorSummary className={styles.wide ?? ''} title={t('contact.summary')} {...form.summary} />
      )}
      {form.failure && (
        <Note role="alert" tone="danger" className={styles.wide}>
          {t(`contact.failure.${form.failure}`)}
        </Note>
      )}
      <TextField {...fieldOf('name')} autoComplete="name" required />
      <TextField {...fieldOf('email')} type="email" autoComplete="email" required />
      <TextField
        {...fieldOf('company')}
        optional={t('contact.optional')}
        autoComplete="organization"
        maxLength={200}
      />
      <SelectField {...fieldOf('topic')} required>
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
      />
      <Button type="submit" emphasis="primary" size="large" pending={form.isPending} className={styles.send}>
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

function readContact(entries: ContactEntries, locale: Locale) {
  const { topic } = entries;
  return { faults: contactFaults(entries), body: topic === '' ? null : { ...entries, topic, locale } };
}

/** The server checks more strictly than the page; its errors are shown at their fields. */
const refusedFields = (error: unknown): FaultyField[] =>
  error instanceof ApiError
    ? faultyFields.filter((field) => error.errors.some(({ name }) => name === field))
    : [];
