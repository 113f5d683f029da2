import { type Drawing, drawProduct, heroLoom } from 'shared-kit/drawing';

const drawn = (drawing: Drawing) => drawProduct(drawing, { file: 'light', dims: false });

/** Preview pictures for shared links, by route name. */
export default {
  home: heroLoom({ file: 'light' }),
  'commercial-machinery-manufacturer': drawn({ kind: 'circular-knitting', diameter: 34 }),
  'commercial-textile-manufacturer': drawn({
    kind: 'loom',
    width: 220,
    insertion: 'rapier',
    shedding: 'dobby',
    colours: 8,
  }),
  'commercial-retailer': drawn({ kind: 'inspection-machine', width: 180 }),
  'commercial-financing': drawn({ kind: 'stenter', chambers: 6 }),
  'commercial-about-us': drawn({ kind: 'warper', system: 'sectional', width: 220 }),
  'commercial-contact-us': drawn({ kind: 'winder', drums: 6 }),
  'commercial-terms-of-use': drawn({ kind: 'ring-frame' }),
  'commercial-privacy-policy': drawn({ kind: 'tensile-tester' }),
};
