import type { FormEvent } from 'react';
import { auditTopics, auditTopicWords } from 'shared-kit/contract/audit';
import { dayOf, takesDay } from 'shared-kit/contract/dates';
import { DateField } from 'shared-kit/page';
import { useLocale } from 'shared-kit/shell';
import { Button, SelectField, TextField } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { type AuditChoice, useAuditChoice, writeChoice } from './audit-choice.ts';
import styles from './audit-page.module.css';

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

/** Filters of the log; what is chosen stands in the address. */
export function AuditFilters() {
  const t = useText();
  const locale = useLocale();
  const { choice, choose } = useAuditChoice();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const asked = (name: keyof AuditChoice) => textOf(form, name);
    const [from, to] = [asked('from'), asked('to')];
    const isDay = (name: 'from' | 'to', day: string) =>
      day === '' || takesDay(`audit.${name}`, day, dayOf(new Date()), { from });
    // The field says what is wrong with its day.
    if (!isDay('from', from) || !isDay('to', to)) return;
    choose({
      company: asked('company'),
      who: asked('who'),
      from,
      to,
      topic: auditTopics.find((it) => it === asked('topic')) ?? null,
    });
  };
  // Remount when the choice changes elsewhere, for example by Back.
  return (
    <form
      key={writeChoice({ ...choice, cursor: null })}
      className={styles.filters}
      aria-label={t('audit.filter.label')}
      onSubmit={submit}
      noValidate
    >
      <TextField
        name="company"
        label={t('audit.filter.company')}
        hint={t('audit.filter.company-hint')}
        defaultValue={choice.company}
        maxLength={100}
      />
      <TextField
        name="who"
        label={t('audit.filter.who')}
        hint={t('audit.filter.who-hint')}
        defaultValue={choice.who}
        maxLength={100}
      />
      <SelectField name="topic" label={t('audit.filter.topic')} defaultValue={choice.topic ?? ''}>
        <option value="">{t('audit.filter.any')}</option>
        {auditTopics.map((topic) => (
          <option key={topic} value={topic}>
            {auditTopicWords(topic, locale)}
          </option>
        ))}
      </SelectField>
      <DateField of="audit.from" name="from" label={t('audit.filter.from')} defaultValue={choice.from} />
      <DateField of="audit.to" name="to" label={t('audit.filter.to')} defaultValue={choice.to} />
      <Button type="submit" emphasis="primary">
        {t('audit.filter.submit')}
      </Button>
    </form>
  );
}
