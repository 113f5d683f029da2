import { isReaderOf, menuReaders } from 'shared-kit/contract';
import { useSession } from 'shared-kit/shell';
import { DefaultLayout } from '../default-layout.tsx';
import { WorkspaceLayout } from './workspace-layout.tsx';

/** Pages that a maker or a bank opens at work, and others as visitors of the market. */
export function LayoutByReader() {
  const session = useSession();
  const Layout = session && isReaderOf(menuReaders, session.user) ? WorkspaceLayout : DefaultLayout;
  return <Layout />;
}
