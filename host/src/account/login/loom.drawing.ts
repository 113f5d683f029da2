import { drawingFiles, heroLoom } from 'shared-kit/drawing';

export default drawingFiles((mode) => heroLoom({ file: mode }));
