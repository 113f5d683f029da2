import { useState } from 'react';
import type { Locale } from 'shared-kit/contract/languages';
import { emptyTemplate, type OfferTemplate, quoteLimits } from 'shared-kit/contract/quotes';
import { useForm } from 'shared-kit/form';
import { Row, Stack } from 'shared-kit/layout';
import { formatMoment, useLocale } from 'shared-kit/shell';
import { Button, Note, Text } from 'shared-kit/ui';
import { ErrorSummary } from 'shared-kit/ui/error-summary';
import { faultText } from '../../offer-terms/fault-text.ts';
import { useText } from '../../text.ts';
import { readTemplate, type TemplateEntries, templateEntriesOf } from './template-entries.ts';
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
  const changes = useTemplateChanges(template, onChanged);
  const [before] = useState(() => templateEntriesOf(template?.name ?? '', template?.terms ?? emptyTemplate));
  const form = useForm({
    first: () => before,
    read: (entries) => readNamed(entries, { isNamed, locale, t }),
    says: ({ words }) => words,
    isUnsaved: (entries) => entries !== before,
  });
  const { entries, enter, idOf } = form;
  const { wrong } = readTemplate(entries, locale);
  return (
    <Stack as="form" aria-label={label} {...form.sends(({ name, terms }) => changes.save(name, terms))}>
      {form.summary && (
        <ErrorSummary title={t('templates.wrong', { count: form.wrong.length })} {...form.summary} />
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
      <Stack as="fieldset" disabled={!mayChange}>
        <TemplateFields
          entries={entries}
          enter={enter}
          isNamed={isNamed}
          nameFault={changes.nameFault}
          wrong={new Map(wrong.map(({ path, fault }) => [path, fault]))}
          idOf={idOf}
        />
      </Stack>
      {mayChange && <Foot changes={changes} isNew={template === null} onCancel={onCancel} />}
      {template && (
        <Text look="small" tone="muted">
          {t('templates.saved-by', {
            by: template.savedBy,
            at: formatMoment(template.savedAt, locale),
          })}
        </Text>
      )}
    </Stack>
  );
}

type Given = Readonly<{ isNamed: boolean; locale: Locale; t: ReturnType<typeof useText> }>;

/** The template to save, and what is wrong with it in words. */
function readNamed(entries: TemplateEntries, { isNamed, locale, t }: Given) {
  const { terms, wrong, faults } = readTemplate(entries, locale);
  const name = isNamed ? entries.name.trim() : null;
  return {
    body: { name, terms },
    faults: [
      ...(name === '' ? [{ field: 'name', words: t('templates.name-missing') }] : []),
      ...wrong.map(({ path, fault }) => ({
        field: path,
        words: t(`offer.wrong.${fault}`, { most: quoteLimits.longestDays }),
      })),
      ...faults.map(({ path, fault }) => ({ field: path, words: faultText(path, fault, t) })),
    ],
  };
}

type FootProps = Pick<Props, 'onCancel'> & {
  changes: ReturnType<typeof useTemplateChanges>;
  isNew: boolean;
};

function Foot({ changes: { pending, remove }, isNew, onCancel }: FootProps) {
  const t = useText();
  return (
    <Row>
      <Button type="submit" emphasis="primary" pending={pending === 'save'}>
        {t('templates.save')}
      </Button>
      {onCancel && <Button onClick={onCancel}>{t('templates.cancel')}</Button>}
      {!isNew && (
        <Button emphasis="tertiary" pending={pending === 'remove'} onClick={() => void remove()}>
          {t('templates.remove')}
        </Button>
      )}
    </Row>
  );
}
