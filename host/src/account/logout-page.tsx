import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQueryClient } from 'shared-kit/query';
import { endSession, publicConfig, useAddress } from 'shared-kit/shell';
import styles from '../errors/error-page.module.css';
import { useText } from '../text.ts';

/** Ends the session and goes home. What was fetched for the visitor is forgotten. */
export default function LogoutPage() {
  const t = useText();
  const navigate = useNavigate();
  const address = useAddress();
  const queries = useQueryClient();
  const home = address(publicConfig().homePath);
  useEffect(() => {
    void endSession().then(() => {
      queries.clear();
      navigate(home, { replace: true });
    });
  }, [navigate, home, queries]);
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>{t('logout.title')}</h1>
    </div>
  );
}
