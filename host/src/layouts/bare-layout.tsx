import { Outlet } from 'react-router-dom';

/** Pages that draw their whole screen, such as login. */
export function BareLayout() {
  return <Outlet />;
}
