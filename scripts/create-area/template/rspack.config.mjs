import { createAreaConfig } from 'shared-kit/build';

export default createAreaConfig(import.meta.dirname);
