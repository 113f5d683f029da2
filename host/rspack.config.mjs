import { createHostConfig } from 'shared-kit/build';

export default createHostConfig(import.meta.dirname);
