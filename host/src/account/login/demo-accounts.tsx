import { Stack } from 'shared-kit/layout';
import { useText } from '../../text.ts';
import styles from './login-page.module.css';

/** The demo accounts exist only in seeded demo data, where this password is public. */
export const demoPassword = 'tezgah-demo-2026';
const accounts = ['retailer', 'mill', 'machines', 'bank', 'bank2', 'provider', 'plain', 'admin'] as const;

export function DemoAccounts({ onChoose }: { onChoose: (email: string) => void }) {
  const t = useText();
  return (
    <Stack as="section" gap="2" className={styles.demo} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className={styles.demoTitle}>
        {t('login.demo.title')}
      </h2>
      <ul className={styles.demoList}>
        {accounts.map((account) => (
          <li key={account}>
            <button
              type="button"
              className={styles.demoAccount}
              onClick={() => onChoose(`${account}@demo.example`)}
            >
              <span>{t(`login.demo.role.${account}`)}</span>
              <span className={styles.demoEmail}>{`${account}@demo.example`}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.demoHint}>{t('login.demo.password', { password: demoPassword })}</p>
    </Stack>
  );
}
