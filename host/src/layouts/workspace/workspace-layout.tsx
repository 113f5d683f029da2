import { Suspense } from 'react';
import { lazyPart, useSession } from 'shared-kit/shell';
import { DefaultLayout } from '../default-layout.tsx';
import { PageSkeleton } from '../page-skeleton.tsx';

/** Visitors of the shop don't need it. */
const Workspace = lazyPart(() => import('./workspace.tsx'));

/** Header and heading stay until the workspace has loaded. The page itself begins once, inside of it. */
const Waiting = () => (
  <DefaultLayout>
    <PageSkeleton />
  </DefaultLayout>
);

/** The workspace for makers, banks and staff; others see such a page in the default layout. */
export function WorkspaceLayout() {
  const user = useSession()?.user;
  if (user?.isManufacturer || user?.isBank || user?.isAdmin) {
    return (
      <Suspense fallback={<Waiting />}>
        <Workspace />
      </Suspense>
    );
  }
  return <DefaultLayout />;
}
