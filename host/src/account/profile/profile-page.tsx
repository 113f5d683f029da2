import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { namesOf } from 'shared-kit/contract/tables';
import { Stack } from 'shared-kit/layout';
import { Page } from 'shared-kit/page';
import { LocaleLink } from 'shared-kit/shell';
import { useText } from '../../text.ts';
import { CompanySection } from './company/company-section.tsx';
import { InboxSection } from './inbox/inbox-section.tsx';
import { MembersSection } from './members/members-section.tsx';
import { NotificationsSection } from './notifications/notifications-section.tsx';
import { PersonSection } from './person/person-section.tsx';
import styles from './profile-page.module.css';
import { SessionsSection } from './sessions/sessions-section.tsx';

const sections = {
  person: PersonSection,
  sessions: SessionsSection,
  company: CompanySection,
  members: MembersSection,
  inbox: InboxSection,
  notifications: NotificationsSection,
} as const;
type Section = keyof typeof sections;
const names = namesOf(sections);

const addressOf = (section: Section) => (section === 'person' ? '/profile' : `/profile?section=${section}`);

export default function ProfilePage() {
  const t = useText();
  const asked = useSearchParams()[0].get('section');
  const current = names.find((name) => name === asked) ?? 'person';
  // Visited sections stay mounted but hidden, so that their input isn't lost.
  const [visited, setVisited] = useState<readonly Section[]>([current]);
  if (!visited.includes(current)) setVisited([...visited, current]);
  return (
    <Page title={t('profile.title')}>
      <div className={styles.root}>
        <nav aria-label={t('profile.sections')} className={styles.nav}>
          <Stack as="ul" gap="1" className={styles.links}>
            {names.map((name) => (
              <li key={name}>
                <LocaleLink
                  to={addressOf(name)}
                  className={styles.link}
                  aria-current={name === current ? 'page' : undefined}
                  preventScrollReset
                >
                  {t(`profile.section.${name}`)}
                </LocaleLink>
              </li>
            ))}
          </Stack>
        </nav>
        {names
          .filter((name) => visited.includes(name))
          .map((name) => {
            const Content = sections[name];
            return (
              <div key={name} hidden={name !== current} className={styles.section}>
                <Content />
              </div>
            );
          })}
      </div>
    </Page>
  );
}
