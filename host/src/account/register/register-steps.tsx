import { useEffect, useRef, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { localePath } from 'shared-kit/contract/languages';
import { useSendOnce } from 'shared-kit/form';
import { Stack } from 'shared-kit/layout';
import { publicConfig, useLocale, useSession, useUnsavedInput, useVisitorLocation } from 'shared-kit/shell';
import { fetchSession } from 'shared-kit/shell/host';
import { Heading } from 'shared-kit/ui';
import { Stepper } from 'shared-kit/ui/stepper';
import { safeRedirect } from '../../guards/guard.ts';
import { useText } from '../../text.ts';
import { type LinkFailure, linkFailure } from '../mailed-links/mailed-links.ts';
import styles from './register-page.module.css';
import { type Draft, emptyDraft } from './registration-draft.ts';
import {
  type Claim,
  isNumberTaken,
  refusedFields,
  sendOwnCompany,
  sendRegistration,
} from './send-registration.ts';
import { StepForm, stepTitleId } from './step-form.tsx';
import {
  type Entries,
  type Fault,
  type FieldName,
  faultsOf,
  reachedStep,
  type Step,
  stepAsking,
  stepsOf,
} from './steps.ts';

type RegisterStepsProps = {
  draft: Draft;
  onChange: (changed: Partial<Draft>) => void;
  onSent: (email: string) => void;
};

/** What the server refused, with the field's value. */
type Refusals = readonly Readonly<{ fault: Fault; typed: string | null }>[];

export function RegisterSteps({ draft: typed, onChange, onSent }: RegisterStepsProps) {
  const locale = useLocale();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const here = useVisitorLocation()?.country ?? '';
  const draft = { ...typed, country: typed.country || here };
  const [password, setPassword] = useState('');
  const [accepted, setAccepted] = useState(false);
  const [attempt, setAttempt] = useState({ step: 'kind' as Step, count: 0 });
  const [refusals, setRefusals] = useState<Refusals>([]);
  const [taken, setTaken] = useState<string | null>(null);
  const { isPending, failure, run, keyOf, reset } = useSendOnce(failureOf);
  const release = useUnsavedInput(password !== '');

  const isOwn = useSession() !== null;
  const entries: Entries = { draft, password, accepted, isOwn };
  const way = stepsOf(entries);
  const wanted = search.get('step');
  const step = reachedStep(wanted, entries);
  const addressOf = (to: Step) => addressOfStep(to, search);
  useStartingAtHeading(step);
  if (wanted !== null && wanted !== step) return <Navigate to={addressOf(step)} replace />;

  const typedIn = (field: FieldName) =>
    field === 'password' ? password : field === 'terms' ? '' : draft[field];
  const faults = (of: Step) => [
    ...faultsOf(of, entries),
    ...stillRefused(refusals, typedIn).filter(({ field }) => stepAsking(field) === of),
  ];
  const fail = (at: Step) => setAttempt(({ count }) => ({ step: at, count: count + 1 }));
  const redirect = safeRedirect(search.get('redirect'));
  const send = async (claim: Claim) => {
    if (isOwn) {
      await sendOwnCompany(draft, claim, keyOf);
      await fetchSession();
      onChange(emptyDraft);
      return navigate(redirect ?? `${localePath('/profile', locale)}?section=company`, { replace: true });
    }
    await sendRegistration({ draft, password, locale, redirect, claim });
    release();
    onSent(draft.email.trim());
    await navigate(addressOf('kind'), { replace: true });
  };
  const leadToRefused = async (error: unknown) => {
    if (isNumberTaken(error)) return setTaken(numberOf(draft));
    const refused = refusedFields(error, locale);
    const [first] = refused;
    if (!first) throw error;
    setRefusals(refused.map((fault) => ({ fault, typed: typedIn(fault.field) })));
    fail(stepAsking(first.field));
    await navigate(addressOf(stepAsking(first.field)));
  };
  const sendAll = (claim: Claim) => void run(() => send(claim).catch(leadToRefused));
  const goOn = () => {
    reset();
    if (faults(step).length > 0) return fail(step);
    const next = way[way.indexOf(step) + 1];
    if (next) return void navigate(addressOf(next));
    sendAll(null);
  };
  const before = way[way.indexOf(step) - 1];
  return (
    <>
      <RegisterHead {...{ way, step, isOwn }} />
      <StepForm
        key={step}
        {...{ step, entries, failure, isPending }}
        faults={attempt.step === step && attempt.count > 0 ? faults(step) : []}
        attempt={attempt.count}
        back={before && addressOf(before)}
        addressOf={addressOf}
        onChange={onChange}
        onPassword={setPassword}
        onAccept={setAccepted}
        onGoOn={goOn}
        onClaim={taken === numberOf(draft) ? (words) => sendAll({ words }) : null}
      />
    </>
  );
}

/** The first step has the address of the page. */
function addressOfStep(to: Step, search: URLSearchParams) {
  const next = new URLSearchParams(search);
  if (to === 'kind') next.delete('step');
  else next.set('step', to);
  return { search: next.toString() };
}

/** That a number is another company's holds until it changes. */
const numberOf = ({ country, taxNumber }: Draft): string => `${country} ${taxNumber}`;

/** A refusal holds until the field's value changes. */
const stillRefused = (refusals: Refusals, typedIn: (field: FieldName) => string | null): Fault[] =>
  refusals.filter(({ fault, typed }) => typedIn(fault.field) === typed).map(({ fault }) => fault);

/** The page's heading, and which of the steps are done. */
function RegisterHead({ way, step, isOwn }: { way: readonly Step[]; step: Step; isOwn: boolean }) {
  const t = useText();
  return (
    <>
      <title>{`${t(`register.step.${step}`)} · ${t('register.title')} · ${publicConfig().brandName}`}</title>
      <Stack gap="1">
        <Heading level={1}>{t('register.title')}</Heading>
        <p className={styles.lead}>{t(isOwn ? 'register.lead-own' : 'register.lead')}</p>
      </Stack>
      <Stepper
        label={t('register.steps')}
        current={step}
        steps={way.map((id, at) => ({
          id,
          title: t(`register.step.${id}`),
          note: at < way.indexOf(step) ? t('register.step-done') : undefined,
        }))}
      />
    </>
  );
}

/** A new step focuses its heading, so that screen readers announce it, unless it starts with errors. */
function useStartingAtHeading(step: Step): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (!document.activeElement?.closest('[role=alert]')) document.getElementById(stepTitleId)?.focus();
  }, [step]);
}

/** If no refused field is on this page, the page is older than the server. */
function failureOf(error: unknown): LinkFailure | 'outdated' {
  const failure = linkFailure(error);
  const isRefusal = error instanceof Error && 'status' in error && error.status === 400;
  return isRefusal ? 'outdated' : failure;
}
