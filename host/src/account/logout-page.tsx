import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { Page } from 'shared-kit/page';
import { useQueryClient } from 'shared-kit/query';
import { endSession, publicConfig, useAddress } from 'shared-kit/shell';
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
  return <Page title={t('logout.title')}>{null}</Page>;
}
