import type { ComponentType } from 'react';

/** Pages of the host itself, by their name in the route table. */
export const hostPages: Readonly<Record<string, () => Promise<{ default: ComponentType }>>> = {
  federation: () => import('../federation/status/status-page.tsx'),
  'forgot-password': () => import('../account/forgot-password/forgot-password-page.tsx'),
  login: () => import('../account/login/login-page.tsx'),
  'login-token': () => import('../account/login-token/login-token-page.tsx'),
  logout: () => import('../account/logout-page.tsx'),
  profile: () => import('../account/profile/profile-page.tsx'),
  register: () => import('../account/register/register-page.tsx'),
  'reset-password': () => import('../account/reset-password/reset-password-page.tsx'),
};
