import { useState } from 'react';
import type { Locale } from 'shared-kit/contract/languages';
import { type OfferInput, termsFromTemplate } from 'shared-kit/contract/quotes';
import { Row } from 'shared-kit/layout';
import { useQuery } from 'shared-kit/query';
import { Button, SelectField, Text } from 'shared-kit/ui';
import { templatesQuery } from '../../offer-terms/templates-query.ts';
import { useText } from '../../text.ts';
import { entriesOf, type OfferEntries } from './offer-entries.ts';
import styles from './offer-page.module.css';

type Props = {
  offer: OfferInput;
  /** The language of the offer's words. */
  language: Locale;
  enter: (change: Partial<OfferEntries>) => void;
};

/** Fills the terms from a template that the company keeps; the lines stay. Nothing as long as it keeps none. */
export function TemplateChoice({ offer, language, enter }: Props) {
  const t = useText();
  const { data } = useQuery(templatesQuery());
  const [id, setId] = useState('');
  const [filled, setFilled] = useState<string | null>(null);
  const templates = data?.templates ?? [];
  const [first] = templates;
  if (!first) return null;
  const nameOf = ({ name }: typeof first) => name ?? t('templates.defaults');
  const fill = () => {
    const chosen = templates.find((template) => template.id === id) ?? first;
    const terms = termsFromTemplate(chosen.terms, language, new Date());
    const { incotermRule, incotermPlace, milestones, paymentNote, validUntil, note, guarantee } = entriesOf(
      {
        ...offer,
        ...terms,
        // A template names the issuer alone, so what the offer says beside it stays.
        ...(terms.advanceGuarantee && {
          advanceGuarantee: {
            ...terms.advanceGuarantee,
            ...offer.advanceGuarantee,
            issuer: terms.advanceGuarantee.issuer,
          },
        }),
      },
      language,
    );
    enter({ incotermRule, incotermPlace, milestones, paymentNote, validUntil, note, guarantee });
    setFilled(nameOf(chosen));
  };
  return (
    <Row align="end">
      <SelectField
        label={t('offer.template.label')}
        value={id || first.id}
        onChange={({ target }) => setId(target.value)}
      >
        {templates.map((template) => (
          <option key={template.id} value={template.id}>
            {nameOf(template)}
          </option>
        ))}
      </SelectField>
      <Button onClick={fill}>{t('offer.template.fill')}</Button>
      <Text look="small" tone="muted" role="status" className={styles.filled}>
        {filled !== null && t('offer.template.filled', { name: filled })}
      </Text>
    </Row>
  );
}
