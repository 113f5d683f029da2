import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { Page } from 'shared-kit/page';
import { publicConfig, useAddress } from 'shared-kit/shell';
import { endSession } from 'shared-kit/shell/host';
import { useText } from '../text.ts';

/** Ends the session and opens the home page. */
export default function LogoutPage() {
  const t = useText();
  const navigate = useNavigate();
  const address = useAddress();
  const home = address(publicConfig().homePath);
  useEffect(() => {
    void endSession().then(() => navigate(home, { replace: true }));
  }, [navigate, home]);
  return <Page title={t('logout.title')}>{null}</Page>;
}
