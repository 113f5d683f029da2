import { Outlet } from 'react-router-dom';

/** For pages that draw the whole screen, such as login. */
export function BareLayout() {
  return <Outlet />;
}
