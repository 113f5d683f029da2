import { type Drawing, drawingFiles, drawProduct } from 'shared-kit/drawing';

const drawn = (drawing: Drawing, dims = true) =>
  drawingFiles((mode) => drawProduct(drawing, { file: mode, dims }));

/** One drawing per landing page. */
export default {
  machinery: drawn({ kind: 'circular-knitting', diameter: 34 }),
  mill: drawn({ kind: 'loom', width: 220, insertion: 'rapier', shedding: 'dobby', colours: 8 }),
  retailer: drawn({ kind: 'inspection-machine', width: 180 }),
  about: drawn({ kind: 'warper', system: 'sectional', width: 220 }),
  contact: drawn({ kind: 'winder', drums: 6 }, false),
  financing: drawn({ kind: 'stenter', chambers: 6 }, false),
} as const;
