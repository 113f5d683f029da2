import { remoteAreas } from '../federation/remote-areas.ts';
import { start } from './start.tsx';

void start(remoteAreas);
