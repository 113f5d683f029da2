import { useState } from 'react';
import { account, deviceOf, type OwnSession } from 'shared-kit/contract/account';
import { languageOf } from 'shared-kit/contract/languages';
import { Stack } from 'shared-kit/layout';
import { Answer } from 'shared-kit/page';
import { queryOptions, useQuery } from 'shared-kit/query';
import { call, countryName, type Submit, useLocale, useSubmit } from 'shared-kit/shell';
import {
  Button,
  CheckIcon,
  Note,
  Sheet,
  SheetBody,
  SheetFooter,
  SheetHeader,
  StatusBadge,
} from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { AskedQuestion } from '../form/asked-question.tsx';
import type { Question } from '../form/confirm-dialog.tsx';
import { useFailureText } from '../form/failure-text.ts';
import styles from '../form/form.module.css';

const sessionsQuery = queryOptions({
  queryKey: ['profile', 'sessions'],
  queryFn: ({ signal }) => call(account.listSessions, { signal }),
});

/** The person's sessions, each with a button to end it. */
export function SessionsSection() {
  const t = useText();
  const sessions = useQuery(sessionsQuery);
  const action = useSubmit(useFailureText());
  const [question, setQuestion] = useState<Question | null>(null);
  const end = (key: string, work: () => Promise<unknown>) =>
    void action.run(work, key).then(() => sessions.refetch());
  const askToEndOthers = () =>
    setQuestion({
      title: t('profile.sessions.end-others-title'),
      text: t('profile.sessions.end-others-text'),
      confirm: t('profile.sessions.end-others'),
      onConfirm: () => end('others', () => call(account.endOtherSessions)),
    });
  return (
    <Sheet>
      <SheetHeader title={t('profile.sessions.title')} note={t('profile.sessions.note')} />
      <Stack as={SheetBody}>
        {action.failure && (
          <Note tone="danger" role="alert">
            {action.failure}
          </Note>
        )}
        <Answer query={sessions}>
          {(data) => (
            <Stack as="ul" gap="0">
              {data.sessions.map((session) => (
                <SessionItem
                  key={session.id}
                  session={session}
                  action={action}
                  onEnd={() =>
                    end(session.id, () => call(account.endSession, { params: { id: session.id } }))
                  }
                />
              ))}
            </Stack>
          )}
        </Answer>
      </Stack>
      {sessions.data && sessions.data.sessions.length > 1 && (
        <SheetFooter>
          <Button emphasis="danger" pending={action.pending === 'others'} onClick={askToEndOthers}>
            {t('profile.sessions.end-others')}
          </Button>
        </SheetFooter>
      )}
      <AskedQuestion question={question} onClose={() => setQuestion(null)} />
    </Sheet>
  );
}

type SessionItemProps = { session: OwnSession; action: Submit<string>; onEnd: () => void };

function SessionItem({ session, action, onEnd }: SessionItemProps) {
  const t = useText();
  const locale = useLocale();
  const { browser, system } = deviceOf(session.userAgent);
  const device =
    browser && system
      ? t('profile.sessions.device', { browser, system })
      : (browser ?? system ?? t('profile.sessions.unknown-device'));
  const when = new Intl.DateTimeFormat(languageOf(locale).format, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(session.lastUsedAt));
  const used = t('profile.sessions.last-used', { when });
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <p className={styles.name}>{device}</p>
        <p className={styles.detail}>
          {session.country
            ? t('profile.sessions.place', { country: countryName(session.country, locale), used })
            : used}
        </p>
      </div>
      {session.isThis ? (
        <StatusBadge tone="positive" icon={CheckIcon}>
          {t('profile.sessions.this')}
        </StatusBadge>
      ) : (
        <Button
          size="small"
          pending={action.pending === session.id}
          onClick={onEnd}
          aria-label={t('profile.sessions.end-one', { device })}
        >
          {t('profile.sessions.end')}
        </Button>
      )}
    </li>
  );
}
