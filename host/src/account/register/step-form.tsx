import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { Row, Stack } from 'shared-kit/layout';
import { Button, ButtonLink, Heading, Note } from 'shared-kit/ui';
import { ErrorSummary } from 'shared-kit/ui/error-summary';
import { useText } from '../../text.ts';
import { Trouble } from '../mailed-links/trouble.tsx';
import { AddressStep } from './address-step.tsx';
import { ClaimOffer } from './claim-offer.tsx';
import { CompanyStep } from './company-step.tsx';
import { useFaultText } from './fault-text.ts';
import { KindStep } from './kind-step.tsx';
import { PersonStep } from './person-step.tsx';
import styles from './register-page.module.css';
import type { StepFields, StepFormProps } from './step-fields.ts';
import type { FieldName } from './steps.ts';
import { TermsStep } from './terms-step.tsx';

export const stepTitleId = 'register-step';

const contents = {
  kind: KindStep,
  company: CompanyStep,
  address: AddressStep,
  person: PersonStep,
  terms: TermsStep,
} as const;

/** One step: its questions, their errors, and the buttons Next and Back. */
export function StepForm(props: StepFormProps) {
  const { step, entries, faults, attempt, failure, isPending, back, onClaim } = props;
  const t = useText();
  const faultText = useFaultText(entries.draft);
  const errorOf = (field: FieldName) => {
    const fault = faults.find((it) => it.field === field);
    return fault && faultText(fault);
  };
  const fields: StepFields = {
    ...props,
    errorOf,
    text: (name) => ({
      id: `register-${name}`,
      name,
      value: entries.draft[name],
      error: errorOf(name),
      onChange: ({ target }) => props.onChange({ [name]: target.value }),
    }),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onGoOn();
  };
  const Content = contents[step];
  return (
    <Stack as="form" onSubmit={submit} noValidate>
      {faults.length > 0 && (
        <ErrorSummary
          title={t('profile.summary', { count: faults.length })}
          errors={faults.map((fault) => ({ fieldId: `register-${fault.field}`, message: faultText(fault) }))}
          attempt={attempt}
        />
      )}
      {failure === 'outdated' && (
        <Note tone="danger" role="alert">
          {t('register.outdated')}
        </Note>
      )}
      {failure && failure !== 'outdated' && <Trouble failure={failure} />}
      <Heading level={2} id={stepTitleId} tabIndex={-1} className={styles.stepTitle}>
        {t(`register.heading.${step}`)}
      </Heading>
      <Content {...fields} />
      {step === 'terms' && onClaim ? (
        <ClaimOffer
          isOwn={entries.isOwn}
          isPending={isPending}
          correct={props.addressOf('company')}
          onClaim={onClaim}
        />
      ) : (
        <Foot step={step} back={back} isPending={isPending} />
      )}
    </Stack>
  );
}

/** The way back and on. */
function Foot({ step, back, isPending }: Pick<StepFormProps, 'step' | 'back' | 'isPending'>) {
  const t = useText();
  return (
    <Row gap="3" justify="between" className={styles.foot}>
      {back ? (
        <ButtonLink as={Link} to={back} emphasis="tertiary">
          {t('register.back')}
        </ButtonLink>
      ) : (
        <span />
      )}
      <Button type="submit" emphasis="primary" size="large" pending={isPending}>
        {t(step === 'terms' ? 'register.send' : 'register.go-on')}
      </Button>
    </Row>
  );
}
