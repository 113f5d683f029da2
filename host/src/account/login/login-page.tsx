import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LocaleLink, publicConfig } from 'shared-kit/shell';
import { TextLink, ThemedImage, TitleBlock } from 'shared-kit/ui';
import { Selvedge } from 'shared-kit/ui/host';
import { Brand } from '../../layouts/brand/brand.tsx';
import { LocaleChoice } from '../../locale/locale-choice.tsx';
import { useText } from '../../text.ts';
import { DemoAccounts, demoPassword } from './demo-accounts.tsx';
import { LoginForm } from './login-form.tsx';
import styles from './login-page.module.css';
import loom from './loom.drawing.ts';

export default function LoginPage() {
  const t = useText();
  const config = publicConfig();
  const [search] = useSearchParams();
  // `choices` changes on each choice, so that choosing the same account again fills the fields again.
  const [demo, setDemo] = useState({ email: '', choices: 0 });
  const redirect = search.get('redirect');
  const register = redirect
    ? `${config.registerPath}?redirect=${encodeURIComponent(redirect)}`
    : config.registerPath;
  return (
    <div className={styles.root}>
      <title>{`${t('login.title')} · ${config.brandName}`}</title>
      <div className={styles.side}>
        <div className={styles.selvedge}>
          <Selvedge />
        </div>
        <header className={styles.bar}>
          <Brand />
          <LocaleChoice />
        </header>
        <main id="main" className={styles.form}>
          <h1 className={styles.title}>{t('login.title')}</h1>
          <p className={styles.lead}>
            <span>{t('login.new-here')}</span>{' '}
            <TextLink as={LocaleLink} to={register}>
              {t('login.register')}
            </TextLink>
          </p>
          <LoginForm
            key={demo.choices}
            email={demo.email}
            password={demo.email && demoPassword}
            redirect={redirect}
          />
          {config.demo && (
            <DemoAccounts onChoose={(email) => setDemo({ email, choices: demo.choices + 1 })} />
          )}
        </main>
      </div>
      <aside className={styles.plate} aria-hidden="true">
        <ThemedImage files={loom} width={426} height={432} className={styles.loom} />
        <TitleBlock
          className={styles.titleBlock}
          facts={[
            { term: t('login.plate.sheet'), detail: t('login.plate.loom') },
            { term: t('login.plate.draft'), detail: t('login.plate.damask') },
          ]}
        />
      </aside>
    </div>
  );
}
