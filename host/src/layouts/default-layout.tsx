import type { ReactElement } from 'react';
import { SkipLink } from 'shared-kit/ui/host';
import { useText } from '../text.ts';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { Main } from './main.tsx';

/** Header, one `main` and footer. */
export function DefaultLayout({ children }: { children?: ReactElement }) {
  const t = useText();
  return (
    <>
      <SkipLink to="main">{t('layout.skip')}</SkipLink>
      <Header />
      <Main>{children}</Main>
      <Footer />
    </>
  );
}
