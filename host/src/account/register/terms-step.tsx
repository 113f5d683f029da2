import { Link } from 'react-router-dom';
import { streetOf, townOf } from 'shared-kit/contract/companies';
import { Stack } from 'shared-kit/layout';
import { countryName, useLocale } from 'shared-kit/shell';
import { Checkbox, KeyValues, TextLink } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { useTaxLabels } from '../tax-labels.ts';
import { TermsLinks } from '../terms-links.tsx';
import styles from './register-page.module.css';
import type { StepFields } from './step-fields.ts';
import { type Step, stepsOf } from './steps.ts';

/** A summary of what will be sent, and the terms. */
export function TermsStep({ entries, errorOf, onAccept, addressOf }: StepFields) {
  const t = useText();
  const factsOf = useFacts(entries.draft);
  const error = errorOf('terms');
  const asked = stepsOf(entries).filter((step) => step !== 'terms');
  return (
    <>
      {asked.map((step) => (
        <Stack
          as="section"
          gap="2"
          key={step}
          className={styles.review}
          aria-label={t(`register.step.${step}`)}
        >
          <KeyValues tight facts={factsOf(step)} />
          <TextLink as={Link} to={addressOf(step)} className={styles.small}>
            {t('register.change', { what: t(`register.step.${step}`) })}
          </TextLink>
        </Stack>
      ))}
      <Stack gap="2">
        <Checkbox
          id="register-terms"
          name="terms"
          checked={entries.accepted}
          onChange={({ target }) => onAccept(target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'register-terms-error' : undefined}
        >
          {t('register.accept')}
        </Checkbox>
        {error && (
          <p id="register-terms-error" className={styles.error}>
            {error}
          </p>
        )}
        <p className={styles.small}>
          <TermsLinks />
        </p>
      </Stack>
    </>
  );
}

type Fact = Readonly<{ term: string; detail: string }>;

function useFacts(draft: StepFields['entries']['draft']): (step: Step) => Fact[] {
  const t = useText();
  const locale = useLocale();
  const taxFields = useTaxLabels(draft.country, draft.legalForm);
  const facts = (step: Step): Fact[] => {
    switch (step) {
      case 'kind':
        return [{ term: t('register.kind'), detail: draft.kind ? t(`register.kind.${draft.kind}`) : '' }];
      case 'company':
        return [
          { term: t('profile.company.legal-name'), detail: draft.legalName },
          { term: t('profile.company.brand-name'), detail: draft.brandName },
          { term: t('profile.company.country'), detail: countryName(draft.country, locale) },
          { term: t('profile.company.form'), detail: t(`profile.company.form.${draft.legalForm}`) },
          ...taxFields.map(({ name, label }) => ({ term: label, detail: draft[name] })),
        ];
      case 'address':
        return [
          {
            term: t('register.step.address'),
            detail: [streetOf(draft), townOf(draft)].filter(Boolean).join(', '),
          },
        ];
      default:
        return [
          { term: t('register.name'), detail: draft.name },
          { term: t('login.email'), detail: draft.email },
        ];
    }
  };
  return (step) => facts(step).filter(({ detail }) => detail.trim() !== '');
}
