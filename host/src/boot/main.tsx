// Must come first: it checks everything that is loaded later.
import './trusted-types.ts';
import { inTurns } from './in-turns.ts';

/** All of these are in one file. They run as separate tasks, so that the page stays responsive. */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react'),
  () => import(/* webpackMode: "eager" */ 'react-dom'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'shared-kit/router'),
  () => import(/* webpackMode: "eager" */ 'shared-kit/i18n'),
  () => import(/* webpackMode: "eager" */ 'shared-kit/shell'),
  () => import(/* webpackMode: "eager" */ 'shared-kit/ui'),
  () => import(/* webpackMode: "eager" */ '../routing/routes.tsx'),
  async () => {
    const { remoteAreas } = await import(/* webpackMode: "eager" */ '../federation/remote-areas.ts');
    const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
    await start(remoteAreas);
  },
];

inTurns(parts).catch(async (error: unknown) => {
  const { showStartFailure } = await import(/* webpackMode: "eager" */ './start-failure.ts');
  showStartFailure(error);
});
