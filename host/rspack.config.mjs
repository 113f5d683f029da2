import { createHostConfig } from 'shared-kit/build';
import { hostPages } from './src/routing/host-pages.ts';

export default createHostConfig(import.meta.dirname, Object.keys(hostPages));
