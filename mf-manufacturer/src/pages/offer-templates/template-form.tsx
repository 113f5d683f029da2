import { useId, useState } from 'react';
import { emptyTemplate, type OfferTemplate, quoteLimits } from 'shared-kit/contract/quotes';
import { formatMoment, useLocale, useUnsavedInput } from 'shared-kit/shell';
import { Button, Note, Text } from 'shared-kit/ui';
import { ErrorSummary } from 'shared-kit/ui/error-summary';
import { faultText } from '../../offer-terms/fault-text.ts';
import { useText } from '../../text.ts';
import styles from './offer-templates-page.module.css';
import { readTemplate, templateEntriesOf } from './template-entries.ts';
import { TemplateFields } from './template-fields.tsx';
import { useTemplateChanges } from './use-template-changes.ts';

type Props = {
  /** Names the form. */
  label: string;
  /** Null: a new one. */
  template: OfferTemplate | null;
  /** The company's defaults have no name. */
  isNamed?: boolean;
  mayChange: boolean;
  onChanged: () => Promise<void>;
  onCancel?: () => void;
};

/** Changes a template; for those who may not, it shows the template alone. */
export function TemplateForm({ label, template, isNamed = false, mayChange, onChanged, onCancel }: Props) {
  const t = useText();
  const locale = useLocale();
  const id = useId();
  const [before] = useState(() => templateEntriesOf(template?.name ?? '', template?.terms ?? emptyTemplate));
  const [entries, setEntries] = useState(before);
  const [attempt, setAttempt] = useState(0);
  useUnsavedInput(entries !== before);
  const changes = useTemplateChanges(template, onChanged);
  const { terms, wrong, faults } = readTemplate(entries, locale);
  const idOf = (path: string) => `${id}-${path}`;
  const errors = [
    ...(isNamed && entries.name.trim() === '' ? [{ path: 'name', words: t('templates.name-missing') }] : []),
    ...wrong.map(({ path, fault }) => ({
      path,
      words: t(`offer.wrong.${fault}`, { most: quoteLimits.longestDays }),
    })),
    ...faults.map(({ path, fault }) => ({ path, words: faultText(path, fault, t) })),
  ];
  const submit = () => {
    setAttempt((one) => one + 1);
    if (errors.length === 0) void changes.save(isNamed ? entries.name.trim() : null, terms);
  };
  return (
    <form
      className={styles.stack}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {attempt > 0 && errors.length > 0 && (
        <ErrorSummary
          title={t('templates.wrong', { count: errors.length })}
          attempt={attempt}
          errors={errors.map(({ path, words }) => ({ fieldId: idOf(path), message: words }))}
        />
      )}
      {changes.failure && (
        <Note
          role="alert"
          tone="danger"
          action={
            changes.isMoved && <Button onClick={() => void onChanged()}>{t('templates.reload')}</Button>
          }
        >
          {changes.failure}
        </Note>
      )}
      <fieldset className={styles.fieldset} disabled={!mayChange}>
        <TemplateFields
          entries={entries}
          enter={(change) => setEntries((one) => ({ ...one, ...change }))}
          isNamed={isNamed}
          wrong={new Map(wrong.map(({ path, fault }) => [path, fault]))}
          idOf={idOf}
        />
      </fieldset>
      {mayChange && <Foot changes={changes} isNew={template === null} onCancel={onCancel} />}
      {template && (
        <Text look="small" tone="muted">
          {t('templates.saved-by', {
            by: template.savedBy,
            at: formatMoment(template.savedAt, locale),
          })}
        </Text>
      )}
    </form>
  );
}

type FootProps = Pick<Props, 'onCancel'> & {
  changes: ReturnType<typeof useTemplateChanges>;
  isNew: boolean;
};

function Foot({ changes: { pending, remove }, isNew, onCancel }: FootProps) {
  const t = useText();
  return (
    <div className={styles.foot}>
      <Button type="submit" emphasis="primary" pending={pending === 'save'}>
        {t('templates.save')}
      </Button>
      {onCancel && <Button onClick={onCancel}>{t('templates.cancel')}</Button>}
      {!isNew && (
        <Button emphasis="tertiary" pending={pending === 'remove'} onClick={() => void remove()}>
          {t('templates.remove')}
        </Button>
      )}
    </div>
  );
}
