import { type Drawing, drawingFiles, drawProduct } from 'shared-kit/drawing';

const drawn = (drawing: Drawing) => drawingFiles((mode) => drawProduct(drawing, { file: mode, dims: false }));

/** A typical machine of each process, by category. */
export default {
  weaving: drawn({ kind: 'loom', width: 190, insertion: 'rapier', shedding: 'dobby', colours: 4 }),
  'circular-knitting': drawn({ kind: 'circular-knitting' }),
  spinning: drawn({ kind: 'ring-frame' }),
  dyeing: drawn({ kind: 'jet-dyeing', tubes: 2 }),
  finishing: drawn({ kind: 'stenter', chambers: 6 }),
  printing: drawn({ kind: 'digital-printer' }),
  embroidery: drawn({ kind: 'embroidery' }),
  cutting: drawn({ kind: 'cutting-table' }),
  sewing: drawn({ kind: 'sewing' }),
  laboratory: drawn({ kind: 'tensile-tester' }),
} as const;
