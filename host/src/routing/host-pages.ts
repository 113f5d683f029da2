import type { ComponentType } from 'react';

/** The pages that the host itself has, by their name in the route table. */
export const hostPages: Readonly<Record<string, () => Promise<{ default: ComponentType }>>> = {
  login: () => import('../account/login/login-page.tsx'),
  logout: () => import('../account/logout-page.tsx'),
  register: () => import('../account/register-page.tsx'),
};
