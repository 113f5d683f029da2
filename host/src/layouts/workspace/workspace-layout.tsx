import { Suspense } from 'react';
import { lazyPart, useSession } from 'shared-kit/shell';
import { DefaultLayout } from '../default-layout.tsx';

/** Visitors of the shop don't need it. */
const Workspace = lazyPart(() => import('./workspace.tsx'));

/** The workspace for makers, banks and staff; others see such a page in the default layout. */
export function WorkspaceLayout() {
  const user = useSession()?.user;
  if (user?.isManufacturer || user?.isBank || user?.isAdmin) {
    return (
      <Suspense>
        <Workspace />
      </Suspense>
    );
  }
  return <DefaultLayout />;
}
