import { remoteAreas } from '../federation/remote-areas.ts';
import { start } from './start.tsx';
import { showStartFailure } from './start-failure.ts';

start(remoteAreas).catch((error: unknown) => showStartFailure(error));
